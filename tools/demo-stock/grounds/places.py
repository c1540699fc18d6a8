"""The places where the demo's cars stand: three of each dealer, the first of them under the name of its theme's ground."""
import coast
import desert
import studio
from ground import ABOVE, HORIZON, SIZE
from pixels import kept

KEPT_BY = ('places.py', 'ground.py', 'coast.py', 'desert.py', 'studio.py', 'pixels.py')
PLACES = {
    'coast': coast.coast, 'quay': coast.quay, 'road': coast.road,
    'desert': desert.desert, 'gums': desert.gums, 'salt': desert.salt,
    'studio': studio.studio, 'garage': studio.garage, 'roof': studio.roof,
}


@kept
def scenery(name, variant, sunny):
    """The whole of a place, with rows to choose from; `sunny` is -1 or 1: the sun stands left or right."""
    return (PLACES[name](variant + 1, 0.5 + 0.36 * sunny),)
