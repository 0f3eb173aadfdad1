"""Which oracle belongs to which game."""

from tests.oracle.common import Oracle
from tests.oracle.coronado import Coronado
from tests.oracle.despised_nines import DespisedNines
from tests.oracle.doolittle import Doolittle
from tests.oracle.foozle import Foozle
from tests.oracle.hoodoo import Hoodoo
from tests.oracle.jaimy import Jaimy
from tests.oracle.moosehead import Moosehead
from tests.oracle.numero import Numero
from tests.oracle.parquet import Parquet
from tests.oracle.quatro import Quatro
from tests.oracle.rummy import Rummy
from tests.oracle.sachem import Sachem
from tests.oracle.ups_and_downs import UpsAndDowns

ORACLES: dict[str, type[Oracle]] = {
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
}
