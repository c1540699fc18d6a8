import { locations } from '@tenants/harbour-toyota/content/locations'
import { theme } from '@tenants/harbour-toyota/theme'
import { config } from '@tenants/harbour-toyota/config'
import type { StockCar } from '../stockCar'
import { buildCar, type House } from '../car'
import { ASIAN } from '../catalogue/asian'
import { TOYOTA } from '../catalogue/toyota'
import { WESTERN } from '../catalogue/western'
import { identities } from '../identities'
import { orders } from '../orders'
import { random as seeded } from '../random'
import { harbour as voice } from '../text/harbour'
import { certify, vary } from '../vary'
import { yardOf } from '../yards'

/** [model, body, new, demo, used] */
const PLAN: [string, string, number, number, number][] = [
  ['RAV4', 'SUV', 3, 3, 18],
  ['HiLux', 'Ute', 4, 6, 10],
  ['Corolla', 'Hatch', 2, 1, 10],
  ['Corolla', 'Sedan', 1, 0, 4],
  ['Corolla Cross', 'SUV', 4, 1, 4],
  ['LandCruiser Prado', '4WD', 2, 1, 7],
  ['Kluger', 'SUV', 1, 1, 7],
  ['Camry', 'Sedan', 1, 1, 6],
  ['Yaris Cross', 'SUV', 2, 2, 4],
  ['Yaris', 'Hatch', 1, 1, 3],
  ['HiAce', 'Van', 1, 0, 5],
  ['LandCruiser', '4WD', 1, 0, 3],
  ['LandCruiser 79', 'Ute', 1, 0, 2],
  ['C-HR', 'SUV', 0, 1, 3],
  ['Fortuner', '4WD', 0, 0, 4],
  ['bZ4X', 'SUV', 1, 1, 0],
  ['GR86', 'Coupe', 1, 0, 1],
  ['86', 'Coupe', 0, 0, 1],
  ['GR Yaris', 'Hatch', 0, 0, 1],
  ['GR Corolla', 'Hatch', 1, 0, 0],
  ['GR Supra', 'Coupe', 0, 0, 1],
  ['Granvia', 'People Mover', 0, 0, 1],
  ['Tarago', 'People Mover', 0, 0, 1],
  ['Tundra', 'Ute', 0, 0, 1],
]
const TRADED = ['CX-5', 'i30', 'Forester', 'Ranger', 'Triton', 'Golf']

const [DEMO_UTE_RATE = config.finance] = config.finance.specialRates

const finance: House['finance'] = (car) => ({
  provider: config.finance.provider,
  rate: car.car_type === 'demo' && car.model === 'HiLux' ? DEMO_UTE_RATE : config.finance,
  disclaimer: config.finance.disclaimer,
})

const ROW = ['HT-20681', 'HT-20746', 'HT-20552', 'HT-20780', 'HT-20717', 'HT-20405', 'HT-20542', 'HT-20582']

export function harbour(): StockCar[] {
  const random = seeded('harbour-toyota')
  const house: House = {
    random,
    identities: identities(random),
    voice,
    notes: new Map(),
    row: ROW,
    around: ['HT-20582', 'HT-20574'],
    history: '/media/assets/harbour-toyota/history-sample.pdf',
    ground: theme.tokens.ground,
    egcShare: 0.08,
    finance,
  }
  const [maroochydore, noosaville, caloundra] = ['maroochydore', 'noosaville', 'caloundra'].map((slug) =>
    yardOf(locations, slug),
  )
  if (!maroochydore || !noosaville || !caloundra) throw new Error('Three yards are needed')
  const newYards = [maroochydore, maroochydore, noosaville]
  const usedYards = [maroochydore, noosaville, caloundra, caloundra]
  const prefix = () => 'HT'
  const wanted = PLAN.flatMap(([name, body, fresh, demo, used]) => {
    const models = TOYOTA.filter((model) => model.model === name && model.body === body)
    return [
      ...orders(random, { models, count: fresh, car_type: 'new', yards: newYards, prefix }),
      ...orders(random, { models, count: demo, car_type: 'demo', yards: newYards, prefix }),
      ...orders(random, { models, count: used, car_type: 'used', yards: usedYards, prefix }),
    ]
  })
  const others = TRADED.flatMap((name) => {
    const models = [...ASIAN, ...WESTERN].filter(({ model }) => model === name)
    return orders(random, { models, count: 1, car_type: 'used', yards: [caloundra], prefix })
  })
  const cars = random.shuffle([...wanted, ...others]).map((order) => buildCar(house, order))
  const shares = {
    sold: 4,
    gone: 2,
    coming: 3,
    reserved: 4,
    reduced: 12,
    unpriced: 2,
    unphotographed: 3,
    hidden: 1,
  }
  return vary(house, certify(house, cars, 'Toyota'), shares)
}
