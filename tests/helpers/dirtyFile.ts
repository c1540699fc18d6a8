/** Stock files as yards write them, made from known cars: letters x separators x quotes x words x units x gaps x HTML. Seeded. */
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { csvOf, jsonOf, LETTERS, xmlOf } from './dirtyForms'

export interface TrueCar {
  stocknum: string
  make: string
  model: string
  year: number
  /** Null: on application, or not stated. */
  price: number | null
  km: number
  type: 'new' | 'used'
  comments: string
  photos: string[]
}

/** Numbers from 0 to 1 that are the same for each seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Dice {
  pick<T>(from: readonly [T, ...T[]]): T
  chance(share: number): boolean
  whole(from: number, to: number): number
}
function diceOf(seed: number): Dice {
  const next = random(seed)
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    chance: (share) => next() < share,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
  }
}

const MODELS = [
  ['Toyota', 'HiLux'],
  ['Citroën', 'C3 Aircross'],
  ['Mazda', 'CX-5'],
  ['Renault', 'Mégane'],
  ['Land Rover', 'Defender'],
  ['Kia', 'Rio'],
  ['BMW', '320i'],
] as const satisfies readonly (readonly [string, string])[]
const COMMENTS = [
  ...[
    'One owner, full history',
    '20" alloys, tow bar',
    'Lifted 2" with 33" tyres',
    'Café seats; à la carte',
    '',
  ],
  ...[
    'Dealer’s pick – “as new”',
    '<p>Tow bar<br>Roof racks</p>',
    'Books & two keys',
    'First line\nsecond line, ok',
    '"Bargain of the week',
  ],
] as const

const carOf = (dice: Dice, at: number): TrueCar => {
  const [make, model] = dice.pick<readonly [string, string]>(MODELS)
  const isNew = dice.chance(0.15)
  const stocknum = `${dice.pick(['U', 'N', 'QA', 'B-', ''])}${10_000 + at}`
  return {
    ...{ stocknum, make, model, type: isNew ? 'new' : 'used' },
    year: isNew ? 2026 : dice.whole(2005, 2025),
    price: dice.chance(0.06) ? null : dice.whole(40, 1200) * 100 + dice.pick([90, 0, 50, 99]),
    km: isNew ? dice.whole(5, 90) : dice.whole(5_000, 290_000),
    comments: dice.pick(COMMENTS),
    photos: Array.from({ length: dice.whole(0, 4) }, (_, n) => `https://photos.example/${stocknum}/${n}.jpg`),
  }
}

type Words = (car: TrueCar) => string
const commas = (amount: number) => amount.toLocaleString('en-AU')
const stated =
  (words: (price: number) => string, none = ''): Words =>
  ({ price }) =>
    price === null ? none : words(price)

const PRICES: readonly [Words, ...Words[]] = [
  stated(String),
  stated(String, '0'),
  stated((price) => `$${commas(price)}`, 'POA'),
  stated((price) => `${commas(price)}.00`),
  stated((price) => `$${commas(price)} drive away`, 'POA'),
  stated((price) => `AU$${commas(price)}`, 'TBA'),
  stated((price) => `${price}.00 AUD`),
  stated((price) => `$${commas(price)} EGC`, 'N/A'),
  stated((price) => `$${commas(price)}*`, 'Call'),
  stated((price) => commas(price).replaceAll(',', ' ')),
  stated((price) => `${commas(price).replaceAll(',', '.')},00`),
  stated((price) => `$${price}`, 'Price on application'),
]
const KMS: readonly [Words, ...Words[]] = [
  ({ km }) => String(km),
  ({ km }) => commas(km),
  ({ km }) => `${commas(km)} km`,
  ({ km }) => `${km}kms`,
  ({ km }) => `${commas(km)} Kms`,
]
const TYPES: readonly [Words, ...Words[]] = [
  ({ type }) => (type === 'new' ? 'New' : 'Used'),
  ({ type }) => type.toUpperCase(),
  ({ type }) => (type === 'new' ? 'N' : 'U'),
  ({ type }) => (type === 'new' ? 'New' : 'Pre-Owned'),
  ({ type }) => (type === 'new' ? 'Brand New' : 'Second Hand'),
]
const PHOTO_MARKS = ['|', ',', ';', ' ', '\n'] as const

export interface Column {
  heading: string
  words: Words
}
function columnsOf(dice: Dice): Column[] {
  const mark = dice.pick(PHOTO_MARKS)
  const needed: Column[] = [
    {
      heading: dice.pick(['Stock No', 'StockNumber', 'STOCK_NO', 'Stock #', 'stocknum']),
      words: ({ stocknum }) => stocknum,
    },
    { heading: dice.pick(['Type', 'New/Used', 'Condition', 'car_type']), words: dice.pick(TYPES) },
    { heading: dice.pick(['Make', 'make', 'Manufacturer', 'Brand']), words: ({ make }) => make },
    { heading: dice.pick(['Model', 'MODEL']), words: ({ model }) => model },
    { heading: dice.pick(['Year', 'Model Year', 'Build Year']), words: ({ year }) => String(year) },
    {
      heading: dice.pick(['Price', 'Advertised Price', 'Sell Price', 'Drive Away Price', 'egcprice']),
      words: dice.pick(PRICES),
    },
    { heading: dice.pick(['Odometer', 'Kms', 'KM', 'Mileage', 'Odometer (km)']), words: dice.pick(KMS) },
  ]
  const others: Column[] = [
    { heading: dice.pick(['Comments', 'Description', 'Ad Text']), words: ({ comments }) => comments },
    { heading: dice.pick(['Images', 'Photos', 'Image URLs']), words: ({ photos }) => photos.join(mark) },
    { heading: 'Colour', words: () => dice.pick(['Blue', 'WHITE', '']) },
    { heading: 'Salesperson', words: () => dice.pick(['Sam', 'Alex, manager', '']) },
    { heading: 'Was Price', words: () => '' },
  ]
  const columns = [...needed, ...others.filter(() => dice.chance(0.7))]
  for (let at = columns.length - 1; at > 1; at--) {
    const other = dice.whole(1, at)
    const [one, two] = [columns[at], columns[other]]
    if (one && two) [columns[at], columns[other]] = [two, one]
  }
  return columns
}

export interface DirtyFile {
  bytes: Buffer
  cars: TrueCar[]
  /** For the message of a test that fails. */
  made: string
}

type Packing = readonly [words: string, pack: (bytes: Buffer) => Buffer]
const PACKINGS: readonly [Packing, ...Packing[]] = [
  ['', (bytes) => bytes],
  ['', (bytes) => bytes],
  ['', (bytes) => bytes],
  [', gzip', (bytes) => gzipSync(bytes)],
  [', zip', (bytes) => Buffer.from(zipSync({ 'stock.txt': bytes }))],
]

export function dirtyFile(seed: number): DirtyFile {
  const dice = diceOf(seed)
  const cars = Array.from({ length: dice.whole(3, 25) }, (_, at) => carOf(dice, at))
  const columns = columnsOf(dice)
  const [form, write] = dice.pick<readonly [string, typeof csvOf]>([
    ['table', csvOf],
    ['table', csvOf],
    ['table', csvOf],
    ['XML', xmlOf],
    ['JSON', jsonOf],
  ])
  const [letters, encode] = dice.pick(LETTERS)
  const text = write(dice, columns, cars)
  const written = form === 'XML' && !letters.startsWith('UTF-8') ? Buffer.from(text) : encode(text)
  const [packing, pack] = dice.pick(PACKINGS)
  return { bytes: pack(written), cars, made: `seed ${seed}: ${form} in ${letters}${packing}` }
}
