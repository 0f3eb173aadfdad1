"""How much a skilled player looks at. An expert looks at more and more as long as it is allowed to."""

from typing import Final

# The most worlds in which a skilled player tries its moves, and in how many where luck matters more: with a dozen it would often mistake
# luck for skill there, and even so it is wary.
SOME: Final = 12
MORE: Final = 96
