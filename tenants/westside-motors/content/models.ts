import type { ModelDefinition } from '@/definitions/definition'
import { bodyOf } from '../../bodies'
import { makesOf } from '../../makes'
import { ACCESSORIES } from './accessories'
import { carPicture } from '../theme'

const MAKES = [
  'Toyota',
  'Mazda',
  'Hyundai',
  'Kia',
  'Ford',
  'Mitsubishi',
  'Volkswagen',
  'Subaru',
  'Nissan',
  'Isuzu',
  'MG',
  'Tesla',
  'Honda',
  'Holden',
  'GWM',
  'Suzuki',
  'BMW',
  'Mercedes-Benz',
  'Audi',
  'BYD',
  'Skoda',
  'Volvo',
  'Jeep',
  'Land Rover',
  'LDV',
  'Mini',
]
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const manufacturers = makesOf(MAKES)

type Facts = Pick<ModelDefinition, 'from_price' | 'summary' | 'position'>

const model = (
  manufacturer: string,
  name: string,
  manufacturer_body: string,
  picture: string,
  facts: Facts,
  status: ModelDefinition['status'] = 'current',
): ModelDefinition => ({
  slug: slugOf(`${manufacturer} ${name}`),
  name,
  manufacturer,
  manufacturer_body,
  status,
  image_url: carPicture(`${picture}-hero`),
  cutout_url: carPicture(`${picture}-sidecut`),
  body: bodyOf(picture),
  ...(status === 'current'
    ? { accessories: ACCESSORIES, accessories_count: ACCESSORIES.length }
    : { accessories_count: 0 }),
  ...facts,
})

const SUVS = 'SUVs & 4WDs'
const HATCHES = 'Hatch & sedans'
const UTES = 'Utes & Vans'
const PLUGGED = 'Electrified'

export const models: ModelDefinition[] = [
  model('Kia', 'Sportage', SUVS, 'suv-2-grey', {
    position: 1,
    from_price: 40_900,
    summary: 'The one that sells itself. Petrol, diesel or hybrid.',
  }),
  model('Hyundai', 'Tucson', SUVS, 'suv-1-white', {
    position: 2,
    from_price: 43_900,
    summary: 'Big boot, odd lamps, good seats.',
  }),
  model('MG', 'HS', SUVS, 'suv-1-blue', {
    position: 3,
    from_price: 33_900,
    summary: 'A lot of car for the money. Check the third-year service price.',
  }),
  model('Isuzu', 'D-MAX', UTES, 'ute-3-green', {
    position: 4,
    from_price: 44_900,
    summary: 'Three litres, three and a half tonnes, no fuss.',
  }),
  model('Kia', 'Seltos', SUVS, 'suv-1-red', {
    position: 5,
    from_price: 32_900,
    summary: 'Small outside, tall inside.',
  }),
  model('Hyundai', 'i30', HATCHES, 'sedan-1-silver', {
    position: 6,
    from_price: 31_900,
    summary: 'Sedan now. Four litres in a hundred as a hybrid.',
  }),
  model('MG', 'MG4', PLUGGED, 'ev_hatch-1-teal', {
    position: 7,
    from_price: 39_900,
    summary: 'Electric hatch, rear-wheel drive, 350 to 530 km.',
  }),
  model('Kia', 'EV6', PLUGGED, 'ev_suv-2-silver', {
    position: 8,
    from_price: 77_900,
    summary: 'Ten to eighty per cent in 18 minutes, if the charger plays along.',
  }),
  model('Hyundai', 'Kona', SUVS, 'suv-3-white', {
    position: 9,
    from_price: 36_900,
    summary: 'Grew up, kept the price.',
  }),
  model('Hyundai', 'Kona Electric', PLUGGED, 'ev_suv-2-blue', {
    from_price: 49_900,
    summary: 'The Kona, quieter.',
  }),
  model('Hyundai', 'IONIQ 5', PLUGGED, 'ev_suv-1-white', {
    from_price: 74_900,
    summary: 'A lounge room on wheels.',
  }),
  model('Kia', 'Sorento', SUVS, 'suv-2-black', {
    from_price: 54_900,
    summary: 'Seven seats that fold flat.',
  }),
  model('Kia', 'Carnival', UTES, 'people_mover-1-grey', {
    from_price: 57_900,
    summary: 'Eight seats. Does everything an SUV pretends to.',
  }),
  model('Kia', 'Picanto', HATCHES, 'hatch-2-yellow', {
    from_price: 21_400,
    summary: 'Cheap, cheerful, still has a manual.',
  }),
  model('Kia', 'Stonic', SUVS, 'suv-3-white', { from_price: 28_900, summary: 'A Picanto on tiptoe.' }),
  model('Isuzu', 'MU-X', SUVS, '4x4-1-white', {
    from_price: 55_900,
    summary: 'A D-MAX with seven seats and manners.',
  }),
  model('GWM', 'Haval Jolion', SUVS, 'suv-3-silver', {
    from_price: 28_900,
    summary: 'Everything included. Sort out the lane keeping first.',
  }),
  model('GWM', 'Ute Cannon', UTES, 'ute-1-red', {
    from_price: 42_900,
    summary: 'Dual cab for hatchback money.',
  }),
  model('Hyundai', 'Venue', SUVS, 'suv-3-black', {
    from_price: 29_900,
    summary: 'First car, last car, both fine.',
  }),
  model('Kia', 'EV5', PLUGGED, 'ev_suv-1-black', {
    from_price: 59_900,
    summary: 'Square, roomy, quiet.',
  }),
  model(
    'MG',
    'U9',
    UTES,
    'ute-3-black',
    { summary: 'A large diesel ute. Price and date to come.' },
    'coming_soon',
  ),
  model(
    'Kia',
    'Cerato',
    HATCHES,
    'hatch-1-blue',
    { summary: 'Gone from the price list, plentiful used.' },
    'discontinued',
  ),
  model(
    'Kia',
    'Stinger',
    HATCHES,
    'sedan-3-red',
    { summary: 'They stopped making it. We did not stop liking it.' },
    'discontinued',
  ),
]
