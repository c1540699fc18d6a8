/** Owners, keys, servicing and the inspection of a car, consistent with its comments. */
import type { StockCar } from './stockCar'
import type { Note } from './notes'
import type { Random } from './random'

const TODAY = Date.UTC(2026, 10, 18)
const DAY = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const yearOn = (at: number) => isoDay(at + 365 * DAY)

/** The value of the first pattern that fits, else undefined. */
const said = <T>(words: string, table: readonly (readonly [RegExp, T])[]): T | undefined =>
  table.find(([pattern]) => pattern.test(words))?.[1]

const OWNERS = [
  [/three owners/i, 3],
  [/two owners|second owner/i, 2],
] as const
const KEYS = [[/both keys|two keys/i, 2]] as const
const BOOKS = [
  [/but for one stamp/i, 'Complete but for one stamp'],
  [/gas certificate/i, 'Complete, with a gas certificate'],
  [
    /full (?:dealer )?history|every service (?:stamp|is in)|service book is complete|logged from day one|diary of every service/i,
    'Complete',
  ],
  [/log ?book/i, 'Up to date'],
] as const
/** Faults in the comments, as an inspection words them. */
const NOTED = [
  [/stone chips on the bonnet/i, 'Paint: stone chips on the bonnet, none of them rusty'],
  [/stone chips up front/i, 'Paint: stone chips up front, none of them rusty'],
  [/stone marks on the front/i, 'Paint: stone marks on the front'],
  [/kerb (?:mark|rash) on one front wheel/i, 'Wheels: kerb mark on one front wheel'],
  [/scuff on the front bar/i, 'Paint: scuff on the front bar'],
] as const

const isVan = ({ specifications }: StockCar) => Boolean(specifications)
const isElectric = ({ simple_fuel }: StockCar) => simple_fuel === 'Electric'

const BY = (car: StockCar): string => {
  if (isVan(car) || car.dealership_slug.startsWith('outback')) return 'Banjo in our own workshop'
  return car.make === 'Toyota' && car.dealership_slug.startsWith('harbour')
    ? 'our Toyota technicians'
    : 'our own workshop'
}

function ofCar(random: Random, car: StockCar, words: string): string[] {
  const tyres = random.int(5, 7)
  const front = /new (?:front tyres|tyres on the front axle)/i.test(words) ? 8 : tyres
  const pads = /(?:brakes at|pads) 8 mm/i.test(words) ? 8 : random.int(6, 9)
  const health = said(words, [[/tested at 92% health/i, 92]] as const) ?? random.int(91, 97)
  const old = 2026 - car.year
  return [
    `Tyres: ${front} mm front, ${tyres} mm rear`,
    `Brakes: pads ${pads} mm, discs true`,
    ...(isElectric(car)
      ? [
          ...(old >= 1 ? [`High-voltage battery: ${health}% of its capacity when new`] : []),
          'Charging: tried on AC and DC',
          'Drive: quiet, no warning lights',
        ]
      : [
          'Engine: no leaks, no noises, no warning lights',
          'Gearbox and drive: takes up and changes as it should',
        ]),
    'Suspension and steering: no play',
    'Body: gaps even, no earlier repairs found',
    'Glass and lights: no cracks, all work',
    'Air conditioning: cold',
    'Seats, belts and airbags: as made',
    'Screens, windows and locks: all work',
    'Recalls: none open',
    'Finance owing (PPSR): none',
  ]
}

const ofVan = (random: Random, { specifications: s }: StockCar): string[] => [
  `Tyres: ${random.int(6, 8)} mm all round, spare the same`,
  'Wheel bearings: cleaned and packed',
  'Brakes: adjusted, breakaway tried',
  'Coupling and chains: sound, rated for its full mass',
  'Seams: dry, meter readings on the sheet',
  'Gas: no leaks, certificate in the folder',
  '12 and 240 V: tested, safety switch trips',
  'Water: pump and tanks hold',
  'Lights and plug: all work',
  ...(s?.tare_weight ? [`Weighed empty: ${s.tare_weight.toLocaleString('en-AU')} kg`] : []),
]

function servicing(random: Random, car: StockCar, words: string): StockCar['service'] {
  const books = said(words, BOOKS) ?? (random.chance(0.6) ? 'Complete' : null)
  const last = TODAY - Math.ceil(car.listed_days_ago + random.int(2, 9)) * DAY
  const next_date = yearOn(last)
  if (isVan(car) || !car.km) return { books, last_date: isoDay(last), next_date }
  const last_km = car.km - Math.min(random.int(8, 30), car.km)
  const interval = /next service due in 10,000 km/i.test(words) ? 10_000 : 15_000
  const next_km = (interval === 10_000 ? car.km : last_km) + interval
  return { books, last_date: isoDay(last), last_km, next_date, next_km }
}

/** A demonstrator is serviced once a year from its compliance on. */
function firstServices({ compliance_date }: StockCar): StockCar['service'] {
  const first = Date.parse(yearOn(Date.parse(compliance_date ?? isoDay(TODAY))))
  if (first > TODAY) return { next_date: isoDay(first), next_km: 15_000 }
  return { books: 'Complete', last_date: isoDay(first), next_date: yearOn(first), next_km: 30_000 }
}

/** A used car's past; a new car has none. */
export function condition(random: Random, car: StockCar, { oneOwner }: Note): Partial<StockCar> {
  const words = car.dealercomments ?? ''
  if (car.car_type === 'new' || car.status === 'coming_soon') return {}
  if (car.car_type === 'demo') return { keys: 2, service: firstServices(car) }
  const previous_owners = oneOwner ? 1 : (said(words, OWNERS) ?? null)
  const keys = said(words, KEYS) ?? (random.chance(0.8) ? 2 : 1)
  const service = servicing(random, car, words)
  const noted = NOTED.flatMap(([pattern, finding]) => (pattern.test(words) ? [finding] : []))
  const passed = isVan(car) ? ofVan(random, car) : ofCar(random, car, words)
  return {
    previous_owners,
    keys: isVan(car) ? null : keys,
    service,
    inspection: { date: service?.last_date, by: BY(car), points: car.certified ? 90 : null },
    inspection_passed: passed.filter(
      (line) => !noted.some((other) => other.split(':')[0] === line.split(':')[0]),
    ),
    ...(noted.length ? { inspection_noted: noted } : {}),
  }
}
