import type { ModelDefinition } from '@/definitions/definition'
import { bodyOf } from '../../bodies'
import { makesOf } from '../../makes'
import { accessoriesOf } from './accessories'
import { carPicture } from '../theme'

export const manufacturers = makesOf([
  'Toyota',
  'Mazda',
  'Hyundai',
  'Subaru',
  'Ford',
  'Mitsubishi',
  'Volkswagen',
])

type Facts = Omit<
  ModelDefinition,
  'slug' | 'name' | 'image_url' | 'status' | 'manufacturer_body' | 'manufacturer'
>

const model = (
  name: string,
  manufacturer_body: string,
  picture: string,
  facts: Facts,
  status: ModelDefinition['status'] = 'current',
): ModelDefinition => ({
  slug: `toyota-${name.toLowerCase().replace(/ /g, '-')}`,
  name,
  manufacturer: 'Toyota',
  manufacturer_body,
  status,
  image_url: carPicture(`${picture}-hero`),
  cutout_url: carPicture(`${picture}-sidecut`),
  body: bodyOf(picture),
  accessories: accessoriesOf(bodyOf(picture), facts.accessories_count),
  ...facts,
})

const SUVS = 'SUVs & 4WDs'
const HATCHES = 'Hatch & sedans'
const UTES = 'Utes & Vans'
const FAST = 'GR & performance'

export const models: ModelDefinition[] = [
  model('RAV4', SUVS, 'suv-1-blue', {
    position: 1,
    accessories_count: 14,
    from_price: 51_400,
    summary: 'The family SUV that half the Coast drives, now hybrid only.',
  }),
  model('HiLux', UTES, 'ute-1-red', {
    position: 2,
    accessories_count: 22,
    from_price: 46_900,
    summary: 'Work in the week, sand on Sunday. Ten ways to have one.',
  }),
  model('Corolla Cross', SUVS, 'suv-3-white', {
    position: 3,
    accessories_count: 9,
    from_price: 39_990,
    summary: 'The small hybrid SUV that carries a surfboard inside.',
  }),
  model('Yaris Cross', SUVS, 'suv-1-red', {
    position: 4,
    accessories_count: 7,
    from_price: 34_900,
    summary: 'High enough to see over the traffic, short enough for any parking space.',
  }),
  model('LandCruiser Prado', SUVS, '4x4-2-sage', {
    position: 5,
    accessories_count: 18,
    from_price: 81_900,
    summary: 'Square again, eight speeds, three and a half tonnes behind it.',
  }),
  model('Kluger', SUVS, 'suv-2-grey', {
    position: 6,
    accessories_count: 8,
    from_price: 66_900,
    summary: 'Seven seats and hybrid economy, with room for the bags as well.',
  }),
  model('Corolla', HATCHES, 'hatch-1-blue', {
    position: 7,
    accessories_count: 8,
    from_price: 36_100,
    summary: 'Hatch or sedan, always hybrid, never any trouble.',
  }),
  model('Camry', HATCHES, 'sedan-2-black', {
    position: 8,
    accessories_count: 5,
    from_price: 44_900,
    summary: 'A quiet, roomy sedan that sips four litres in a hundred kilometres.',
  }),
  model('Yaris', HATCHES, 'hatch-2-yellow', {
    position: 9,
    accessories_count: 4,
    from_price: 31_790,
    summary: 'The smallest one we sell, and the cheapest to run.',
  }),
  model('LandCruiser', SUVS, '4x4-1-white', {
    position: 10,
    accessories_count: 16,
    from_price: 108_900,
    summary: 'The big one. It tows what the others carry.',
  }),
  model('LandCruiser 79', UTES, 'ute-2-white', {
    position: 11,
    accessories_count: 12,
    from_price: 88_900,
    summary: 'Built for paddocks and mine sites, at home on the beach.',
  }),
  model('HiAce', UTES, 'van-1-white', {
    position: 12,
    accessories_count: 10,
    from_price: 55_400,
    summary: 'Six cubic metres with a sliding door on either side.',
  }),
  model('C-HR', SUVS, 'suv-3-silver', {
    position: 13,
    accessories_count: 4,
    from_price: 48_900,
    summary: 'The one people turn round to look at, twice.',
  }),
  model('GR86', FAST, 'coupe-3-red', {
    accessories_count: 3,
    from_price: 50_400,
    summary: 'Two doors, six gears, rear-wheel drive.',
  }),
  model('GR Yaris', FAST, 'hatch-3-red', {
    accessories_count: 2,
    from_price: 62_900,
    summary: 'A rally car that a lawyer let onto the road.',
  }),
  model('GR Corolla', FAST, 'hatch-3-black', {
    accessories_count: 2,
    from_price: 70_900,
    summary: 'Five doors and three exhausts.',
  }),
  model('bZ4X', 'Electrified', 'ev_suv-1-white', {
    accessories_count: 3,
    from_price: 63_900,
    summary: 'Our first all-electric SUV, with up to 436 km between charges by the WLTP test.',
  }),
  model('Tundra', UTES, 'ute-3-black', {
    accessories_count: 4,
    from_price: 173_900,
    summary: 'American size, converted to right-hand drive in Melbourne.',
  }),
  model(
    'HiLux Electric',
    UTES,
    'ute-1-white',
    {
      accessories_count: 0,
      summary: 'An electric HiLux is on its way. Leave your name and we will ring you first.',
    },
    'coming_soon',
  ),
  model(
    'Urban Cruiser',
    'Electrified',
    'suv-1-white',
    { accessories_count: 0, summary: 'A small electric SUV for town. Not here yet.' },
    'coming_soon',
  ),
  model(
    'Fortuner',
    SUVS,
    '4x4-1-grey',
    {
      accessories_count: 6,
      summary: 'No longer made for Australia. We still have good used ones, and still service them.',
    },
    'discontinued',
  ),
  model(
    'Granvia',
    UTES,
    'people_mover-2-silver',
    { accessories_count: 0, summary: 'No longer made for Australia. Eight armchairs on wheels, used only.' },
    'discontinued',
  ),
]
