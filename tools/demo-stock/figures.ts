/** Figures that makers publish for a model: battery, charging and kerb mass. Nothing here is random. */
import type { StockCar } from './stockCar'

type Battery = readonly [
  battery_kwh: number,
  electric_range: number,
  consumption_kwh: number,
  ac_charge_kw: number,
  dc_charge_kw: number | null,
  charge_minutes: number | null,
]

/** By model and badge; the model alone where all badges share one battery. */
const BATTERIES: Record<string, Battery> = {
  'bZ4X FWD': [71.4, 516, 14.4, 6.6, 150, 35],
  'bZ4X AWD': [71.4, 470, 15.8, 6.6, 150, 35],
  'IONIQ 5 Dynamiq': [77.4, 507, 17, 10.5, 233, 18],
  'IONIQ 5 Epiq': [77.4, 454, 19.1, 10.5, 233, 18],
  'MG4 Excite 51': [51, 350, 17, 6.6, 88, 40],
  'MG4 Essence 64': [64, 435, 16, 6.6, 140, 28],
  'MG4 Long Range 77': [77, 530, 16.5, 11, 144, 38],
  'Model Y Rear-Wheel Drive': [60, 455, 15.7, 11, 170, null],
  'Model Y Long Range AWD': [75, 533, 16.9, 11, 250, null],
  'Model 3 Standard Range Plus': [54, 448, 14.2, 11, 170, null],
  'Model 3 Rear-Wheel Drive': [60, 491, 14.4, 11, 170, null],
  'Model 3 Long Range AWD': [75, 602, 14.9, 11, 250, null],
  'EV6 GT-Line': [77.4, 528, 16.5, 10.5, 233, 18],
  'Kona Electric Standard Range': [48.6, 370, 14.9, 10.5, 77, 41],
  'Kona Electric Extended Range': [65.4, 444, 15.9, 10.5, 102, 43],
  'Kona Electric Premium Extended Range': [65.4, 444, 15.9, 10.5, 102, 43],
  'Leaf e+': [62, 385, 18.5, 6.6, 100, null],
  'EV5 Air Standard Range': [64.2, 400, 18.4, 11, 102, 36],
  'EV5 Air Long Range': [88.1, 555, 18.1, 11, 141, 38],
  'EV5 GT-Line': [88.1, 470, 21, 11, 141, 38],
  'Atto 3': [60.5, 420, 16, 7, 88, null],
  'ZS EV Excite': [50.3, 320, 17.1, 6.6, 76, null],
  'Eclipse Cross Exceed PHEV': [13.8, 55, 18.1, 3.5, null, null],
  'Outlander Aspire PHEV': [20, 84, 19.2, 3.5, null, null],
}

/** Kilograms with fluids and no load. */
const KERB: Record<string, number> = {
  Yaris: 1130,
  'Yaris Cross': 1235,
  Corolla: 1400,
  'Corolla Cross': 1430,
  Camry: 1620,
  'C-HR': 1430,
  RAV4: 1690,
  Kluger: 2000,
  HiLux: 2075,
  Fortuner: 2185,
  'LandCruiser Prado': 2330,
  LandCruiser: 2610,
  'LandCruiser 79': 2205,
  HiAce: 2090,
  bZ4X: 1910,
  Patrol: 2715,
  Ranger: 2260,
  Everest: 2370,
  'D-MAX': 2030,
  'MU-X': 2130,
}

const CONNECTORS: Record<string, string> = {
  Leaf: 'Type 2 and CHAdeMO',
  Outlander: 'Type 2 and CHAdeMO',
  'Eclipse Cross': 'Type 1 and CHAdeMO',
}

function battery(car: StockCar) {
  if (car.simple_fuel !== 'Electric' && car.simple_fuel !== 'Plug-in hybrid') return {}
  const figures = BATTERIES[`${car.model} ${car.badge ?? ''}`] ?? BATTERIES[car.model]
  if (!figures) throw new Error(`No battery is known of ${car.model} ${car.badge ?? ''}`)
  const [battery_kwh, electric_range, consumption_kwh, ac_charge_kw, dc_charge_kw, charge_minutes] = figures
  return {
    ...{ battery_kwh, electric_range, consumption_kwh, ac_charge_kw, dc_charge_kw, charge_minutes },
    charge_connector: CONNECTORS[car.model] ?? 'Type 2 and CCS2',
  }
}

/** A builder plans about a twelfth of the empty mass on the ball. */
const ballWeight = (tare: number): number => Math.round(tare / 12 / 5) * 5

/** `tow`: braked towing in kg, 0 for something that is towed itself. */
export const withFigures = (car: StockCar, tow: number): StockCar => ({
  ...car,
  ...(car.variant && {
    variant: {
      ...car.variant,
      kerb_weight: KERB[car.model] ?? null,
      braked_towing: tow || null,
      ...battery(car),
    },
  }),
  ...(car.specifications?.tare_weight && {
    specifications: { ...car.specifications, ball_weight: ballWeight(car.specifications.tare_weight) },
  }),
  // The price fell when a third of its time in stock was left.
  ...(car.before_price && { price_changed_days_ago: Math.round(car.listed_days_ago * 33) / 100 }),
})
