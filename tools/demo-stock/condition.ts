/** Owners, keys, servicing and the inspection of a car: its words are made from these, never the other way round. */
import type { StockCar } from './stockCar'
import type { Note } from './notes'
import type { Random } from './random'
import { worded } from './text/say'
import type { Facts } from './text/types'
import type { Mark } from './wear'

const TODAY = Date.UTC(2026, 10, 18)
const DAY = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const yearOn = (at: number) => isoDay(at + 365 * DAY)

export interface Lived {
  facts: Partial<Pick<StockCar, 'previous_owners' | 'keys' | 'service' | 'inspection'>>
  passed: string[]
  /** What was measured, for the words about it. */
  measures: Facts
}

const isVan = ({ specifications }: StockCar) => Boolean(specifications)
const isElectric = ({ simple_fuel }: StockCar) => simple_fuel === 'Electric'

const BY = (car: StockCar): string => {
  if (isVan(car) || car.dealership_slug.startsWith('outback')) return 'Banjo in our own workshop'
  return car.make === 'Toyota' && car.dealership_slug.startsWith('harbour')
    ? 'our Toyota technicians'
    : 'our own workshop'
}

/** The figures come first: the page shows four of them large. */
const CAR_CHECKS = [
  'Tyres: {front} mm front, {rear} mm rear',
  'High-voltage battery: {health}% of its capacity when new',
  'Brakes: pads {pads} mm front, {pads_rear} mm rear, discs [true|even|free of lips|within their limit]',
]
const BURNING = [
  'Engine: [no leaks|dry underneath|dry all round], [starts at once|idles evenly|quiet from cold], [no warning lights|no stored codes]',
  'Gearbox and drive: [takes up and changes as it should|changes cleanly hot and cold|no shudder, no noise|smooth through every gear]',
]
const ELECTRIC = [
  'Charging: tried on AC and DC, [connector clean|locks and releases|starts at once]',
  'Drive: [quiet|smooth from rest], no warning lights',
]
const COMMON = [
  'Suspension and steering: [no play|bushes and joints tight|dampers dry|no knocks over a kerb], [tracks straight|wheel centred|alignment checked]',
  'Body: paint {paint} µm, [gaps even|no earlier repairs found|panels line up]',
  'Glass and lights: [no cracks|no chips in the driver’s view], [all lamps work|lamps clear and aimed]',
  'Air conditioning: {vent} °C at the vent',
  '12 V battery: {volts} V at rest',
  'Seats, belts and airbags: [no tears|stitching whole|cushions firm], [belts lock and rewind|no airbag light|buckles click]',
  'Screens, windows and locks: [all work|every switch tried|all tried twice], [every key reads|locks from every door|no dead pixels]',
  'Recalls: none open',
  'Finance owing (PPSR): none',
]
const VAN_CHECKS = [
  'Tyres: {front} mm all round, [spare the same|spare unused|none older than five years]',
  'Weighed empty: {weight} kg',
  'Wheel bearings: [cleaned and packed|new seals, repacked|no play, cool after a run]',
  'Brakes: [adjusted, breakaway tried|magnets {magnets} mm, breakaway tried|pull evenly, breakaway tried]',
  'Coupling and chains: [sound|greased and free|no wear on the pin], rated for its full mass',
  'Seams: dry, [meter below {damp}% at every corner|{damp}% at the wettest reading]',
  'Gas: [no leaks|holds {gas} kPa for five minutes], certificate in the folder',
  '12 and 240 V: tested, [safety switch trips|switch trips in {trip} ms]',
  'Water: [pump and tanks hold|taps, pump and drains run|no drips under pressure]',
  'Lights and plug: [all work|all work, pins clean]',
]

const FINDINGS: Record<Mark, string> = {
  chip: 'Paint: [stone chips|stone marks] {where}, the largest {size} mm, none of them rusty',
  kerb: 'Wheels: kerb mark on one front wheel, about {size} cm long',
  scuff: 'Paint: scuff on the front bar, {size} cm, not repaired',
}

/** A mark as an inspection writes it down, and the figures for its words. */
export function finding(random: Random, mark: Mark): { noted: string; sizes: Facts } {
  const sizes = {
    size: String(random.int(2, mark === 'scuff' ? 9 : 6)),
    where: random.pick(['on the bonnet', 'up front']),
  }
  return { noted: worded(random, FINDINGS[mark], sizes) ?? '', sizes }
}

function measured(random: Random, car: StockCar): Record<string, string> {
  const low = random.int(88, 108)
  const front = random.int(5, 8)
  const pads = random.int(6, 10)
  return {
    front: String(front),
    rear: String(Math.max(4, front - random.int(0, 2))),
    pads: String(pads),
    pads_rear: String(pads - random.int(0, 2)),
    paint: `${low} to ${low + random.int(12, 46)}`,
    vent: String(random.int(4, 8)),
    volts: (12.4 + random.int(0, 4) / 10).toFixed(1),
    magnets: String(random.int(4, 7)),
    damp: String(random.int(9, 14)),
    gas: (2.6 + random.int(0, 4) / 10).toFixed(1),
    trip: String(random.int(17, 29)),
    ...(isElectric(car) && 2026 - car.year >= 1 ? { health: String(random.int(91, 97)) } : {}),
    ...(car.specifications?.tare_weight
      ? { weight: car.specifications.tare_weight.toLocaleString('en-AU') }
      : {}),
  }
}

const checksOf = (car: StockCar) =>
  isVan(car) ? VAN_CHECKS : [...CAR_CHECKS, ...(isElectric(car) ? ELECTRIC : BURNING), ...COMMON]

const BOOKS = ['Complete', 'Complete', 'Complete', 'Up to date', 'Complete but for one stamp', null]

function servicing(random: Random, car: StockCar): StockCar['service'] {
  const last = TODAY - Math.ceil(car.listed_days_ago + random.int(2, 9)) * DAY
  const picked = random.pick(BOOKS)
  const books = picked === 'Complete but for one stamp' && 2026 - car.year < 5 ? 'Complete' : picked
  const next_date = yearOn(last)
  if (isVan(car) || !car.km) return { books, last_date: isoDay(last), next_date }
  const last_km = car.km - Math.min(random.int(8, 30), car.km)
  return {
    books,
    last_date: isoDay(last),
    last_km,
    next_date,
    next_km: last_km + random.pick([10_000, 15_000]),
  }
}

/** A demonstrator is serviced once a year from its compliance on. */
function firstServices({ compliance_date }: StockCar): StockCar['service'] {
  const first = Date.parse(yearOn(Date.parse(compliance_date ?? isoDay(TODAY))))
  if (first > TODAY) return { next_date: isoDay(first), next_km: 15_000 }
  return { books: 'Complete', last_date: isoDay(first), next_date: yearOn(first), next_km: 30_000 }
}

function ownersOf(random: Random, { year }: StockCar, { oneOwner }: Note): number | null {
  if (oneOwner) return 1
  const age = 2026.88 - year
  if (age < 2 || random.chance(0.2)) return null
  return age >= 5 && random.chance(0.3) ? 3 : 2
}

/** A used car's past; a new car has none. */
export function lived(random: Random, car: StockCar, note: Note): Lived {
  const measures = measured(random, car)
  if (car.car_type === 'new' || car.status === 'coming_soon') return { facts: {}, passed: [], measures: {} }
  if (car.car_type === 'demo')
    return { facts: { keys: 2, service: firstServices(car) }, passed: [], measures: {} }
  const service = servicing(random, car)
  return {
    facts: {
      previous_owners: ownersOf(random, car, note),
      keys: isVan(car) ? null : random.chance(0.85) ? 2 : 1,
      service,
      inspection: { date: service?.last_date, by: BY(car), points: car.certified ? 90 : null },
    },
    passed: checksOf(car).flatMap((pattern) => worded(random, pattern, measures) ?? []),
    measures,
  }
}
