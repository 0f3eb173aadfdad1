"""Which oracle belongs to which game."""

from tests.oracle.argentina import Argentina
from tests.oracle.baffle import Baffle
from tests.oracle.common import Oracle
from tests.oracle.coronado import Coronado
from tests.oracle.despised_nines import DespisedNines
from tests.oracle.doolittle import Doolittle
from tests.oracle.flag import Flag
from tests.oracle.flique import Flique
from tests.oracle.foozle import Foozle
from tests.oracle.goop import Goop
from tests.oracle.grafto import Grafto
from tests.oracle.hoodoo import Hoodoo
from tests.oracle.jaimy import Jaimy
from tests.oracle.liberty_bond import LibertyBond
from tests.oracle.mobilization import Mobilization
from tests.oracle.mobilization_2 import Mobilization2
from tests.oracle.mobilization_3 import Mobilization3
from tests.oracle.moosehead import Moosehead
from tests.oracle.national_contest import NationalContest
from tests.oracle.numero import Numero
from tests.oracle.organization import Organization
from tests.oracle.parquet import Parquet
from tests.oracle.quatro import Quatro
from tests.oracle.quenette import Quenette
from tests.oracle.reno import Reno
from tests.oracle.rumme import DoubleRumme, Rumme
from tests.oracle.rumme_baseball import RummeBaseball
from tests.oracle.rummy import Rummy
from tests.oracle.sachem import Sachem
from tests.oracle.sam import Sam
from tests.oracle.sammy import Sammy
from tests.oracle.sammys_travels import SammysTravels
from tests.oracle.secret_seven import SecretSeven
from tests.oracle.sham_battle import ShamBattle
from tests.oracle.sham_battle_2 import ShamBattle2
from tests.oracle.turkette import Turkette
from tests.oracle.united_states import UnitedStates
from tests.oracle.ups_and_downs import UpsAndDowns

ORACLES: dict[str, type[Oracle]] = {
    "national-contest": NationalContest,
    "sammy": Sammy,
    "united-states": UnitedStates,
    "flag": Flag,
    "sammys-travels": SammysTravels,
    "rumme": Rumme,
    "double-rumme": DoubleRumme,
    "turkette": Turkette,
    "quenette": Quenette,
    "goop": Goop,
    "argentina": Argentina,
    "grafto": Grafto,
    "baffle": Baffle,
    "secret-seven": SecretSeven,
    "reno": Reno,
    "rumme-baseball": RummeBaseball,
    "flique": Flique,
    "rummy": Rummy,
    "parquet": Parquet,
    "coronado": Coronado,
    "foozle": Foozle,
    "jaimy": Jaimy,
    "hoodoo": Hoodoo,
    "numero": Numero,
    "sachem": Sachem,
    "quatro": Quatro,
    "doolittle": Doolittle,
    "despised-nines": DespisedNines,
    "ups-and-downs": UpsAndDowns,
    "moosehead": Moosehead,
    "liberty-bond": LibertyBond,
    "organization": Organization,
    "mobilization": Mobilization,
    "mobilization-2": Mobilization2,
    "mobilization-3": Mobilization3,
    "sham-battle": ShamBattle,
    "sham-battle-2": ShamBattle2,
    "sam": Sam,
}
