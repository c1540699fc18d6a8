import type { ModelDefinition } from '@/definitions/definition'
import { bodyOf } from '../../bodies'
import { makesOf } from '../../makes'
import { PARTS } from './parts'
import { carPicture } from '../theme'

export const manufacturers = makesOf([
  'Jayco',
  'New Age',
  'Lotus',
  'Crusader',
  'Majestic',
  'Coromal',
  'Track',
  'Kimberley',
  'Toyota',
  'Nissan',
  'Isuzu',
  'Ford',
])

type Facts = Pick<ModelDefinition, 'from_price' | 'summary' | 'position'>

/** Vans that go where parts wear out. */
const WITH_PARTS = ['Off-road', 'Camper trailers']

const model = (
  manufacturer: string,
  name: string,
  manufacturer_body: string,
  picture: string,
  facts: Facts,
  status: ModelDefinition['status'] = 'current',
): ModelDefinition => ({
  slug: `${manufacturer} ${name}`.toLowerCase().replace(/ /g, '-'),
  name,
  manufacturer,
  manufacturer_body,
  status,
  image_url: carPicture(`${picture}-hero`),
  cutout_url: carPicture(`${picture}-sidecut`),
  body: bodyOf(picture),
  ...(status === 'current' && WITH_PARTS.includes(manufacturer_body)
    ? { accessories: PARTS, accessories_count: PARTS.length }
    : { accessories_count: 0 }),
  ...facts,
})

export const models: ModelDefinition[] = [
  model('Jayco', 'Journey Outback', 'Off-road', 'caravan-3-white', {
    position: 1,
    from_price: 74_900,
    summary: 'Couples and small crews, corrugations included.',
  }),
  model('Lotus', 'Off Grid', 'Off-road', 'caravan-7-white', {
    position: 2,
    from_price: 119_900,
    summary: 'A fortnight without a power point, and nobody goes without a hot shower.',
  }),
  model('Majestic', 'Knight', 'Off-road', 'caravan-7-graphite', {
    position: 3,
    from_price: 92_900,
    summary: 'Plain, strong and easy to mend a long way from anywhere.',
  }),
  model('Jayco', 'Starcraft', 'Family bunk', 'caravan-7-silver', {
    position: 4,
    from_price: 59_900,
    summary: 'Three bunks, two parents, one washing machine.',
  }),
  model('Jayco', 'Expanda', 'Family bunk', 'caravan-1-white', {
    position: 5,
    from_price: 52_900,
    summary: 'Small on the road and large at the beach: the ends fold out.',
  }),
  model(
    'New Age',
    'Manta Ray',
    'Couples',
    'caravan-2-white',
    { position: 6, summary: 'The kitchen is at the back, where the view is.' },
    'discontinued',
  ),
  model('New Age', 'Road Owl', 'Couples', 'caravan-2-silver', {
    position: 7,
    from_price: 68_900,
    summary: 'A quiet van for people who like their own bathroom.',
  }),
  model('Crusader', 'Excalibur', 'Couples', 'caravan-7-white', {
    from_price: 82_900,
    summary: 'Leather, a proper oven and a door that shuts like a good one.',
  }),
  model('Coromal', 'Element', 'Couples', 'caravan-4-white', {
    summary: 'A pop-top that most cars will tow without a word of complaint.',
  }),
  model('Track', 'Tvan', 'Camper trailers', 'caravan-6-teal', {
    from_price: 72_900,
    summary:
      'It goes where the track stops, and folds out in the time it takes to argue about where to put it.',
  }),
  model('Kimberley', 'Karavan', 'Camper trailers', 'caravan-5-sand', {
    summary: 'Half camper, half van, wholly stubborn.',
  }),
  model('Toyota', 'LandCruiser 79', 'Tow cars', 'ute-2-white', {
    summary: 'There is a reason stations buy them by the half dozen.',
  }),
  model('Toyota', 'LandCruiser', 'Tow cars', '4x4-1-white', {
    summary: 'Tows what the plate says, and has the manners not to mention it.',
  }),
  model('Nissan', 'Patrol', 'Tow cars', '4x4-1-black', {
    summary: 'Eight cylinders of calm, and a fuel card with your name on it.',
  }),
  model('Isuzu', 'D-MAX', 'Tow cars', 'ute-3-green', { summary: 'The sensible answer, most of the time.' }),
  model('Lotus', 'Trooper', 'Off-road', 'caravan-7-sand', {
    from_price: 104_900,
    summary: 'New shape, airbags underneath, two in the yard.',
  }),
  model(
    'Jayco',
    'All-Terrain',
    'Off-road',
    'caravan-3-white',
    { summary: 'On its way. Leave a number and Jo will ring you when we have weighed one.' },
    'coming_soon',
  ),
]
