import { locations } from '@tenants/outback-caravans/content/locations'
import { theme } from '@tenants/outback-caravans/theme'
import type { StockCar } from '../stockCar'
import { buildCar, type House } from '../car'
import { ASIAN } from '../catalogue/asian'
import { VANS } from '../catalogue/caravans'
import { TOYOTA } from '../catalogue/toyota'
import { WESTERN } from '../catalogue/western'
import { identities } from '../identities'
import { orders, yearOf } from '../orders'
import { random as seeded } from '../random'
import { outback as voice } from '../text/outback'
import { buildVan } from '../van'
import { vary } from '../vary'
import { yardOf } from '../yards'

/** [make and model, new, used] */
const VAN_PLAN: [string, number, number][] = [
  ['Jayco Journey Outback', 3, 4],
  ['Jayco Starcraft', 0, 3],
  ['Jayco Expanda', 0, 3],
  ['Lotus Off Grid', 0, 3],
  ['Lotus Trooper', 2, 0],
  ['New Age Manta Ray', 0, 4],
  ['New Age Road Owl', 1, 2],
  ['Crusader Excalibur', 1, 2],
  ['Majestic Knight', 1, 2],
  ['Coromal Element', 0, 2],
  ['Track Tvan', 0, 3],
  ['Kimberley Karavan', 0, 2],
]
const TOW_CARS: [string, number][] = [
  ['LandCruiser', 4],
  ['LandCruiser Prado', 3],
  ['LandCruiser 79', 3],
  ['Patrol', 3],
  ['Everest', 2],
  ['MU-X', 2],
  ['Fortuner', 1],
  ['D-MAX', 2],
  ['Ranger', 2],
]

const ROW = [
  'OC-20460',
  'OC-20503',
  'OC-20415',
  'OC-20533',
  'OC-20490',
  'OC-20521',
  'OC-20554',
  'OC-20548',
  'OC-20562',
]

export function outback(): StockCar[] {
  const random = seeded('outback-caravans')
  const house: House = {
    random,
    identities: identities(random),
    voice,
    notes: new Map(),
    row: ROW,
    around: ['OC-20490'],
    ground: theme.tokens.ground,
    egcShare: 0,
    finance: null,
  }
  const yard = yardOf(locations, 'bassendean')
  const prefix = 'OC'
  const vans = VAN_PLAN.flatMap(([name, fresh, used]) => {
    const van = VANS.find(({ make, model }) => `${make} ${model}` === name)
    if (!van) throw new Error(`No van ${name}`)
    const order = (car_type: 'new' | 'used') => () =>
      buildVan(house, {
        van,
        layout: random.pick(van.layouts),
        year: car_type === 'new' ? 2026 : yearOf(random, van.years),
        car_type,
        yard,
        prefix,
      })
    return [...Array.from({ length: fresh }, order('new')), ...Array.from({ length: used }, order('used'))]
  })
  const cars = TOW_CARS.flatMap(([name, count]) => {
    const models = [...TOYOTA, ...ASIAN, ...WESTERN].filter(({ model }) => model === name)
    return orders(random, { models, count, car_type: 'used', yards: [yard], prefix: () => prefix }).map(
      (order) => {
        const car = buildCar(house, order)
        return {
          ...car,
          item_type: car.simple_body === 'Ute' ? 'Ute' : '4x4',
          categories: [...(car.categories ?? []), 'Tow cars'],
        }
      },
    )
  })
  return vary(house, random.shuffle([...vans, ...cars]), {
    sold: 2,
    gone: 1,
    coming: 1,
    reserved: 3,
    reduced: 5,
    unpriced: 1,
    unphotographed: 1,
    hidden: 1,
  })
}
