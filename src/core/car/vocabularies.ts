import { PATTERNS } from './foldPatterns'
import { PRICE_TYPES } from '@/core/dealer/config/priceTypes'
import { writtenPriceType } from './writtenFigures'

/** One spelling for each shared value. Other spellings are folded into it when a car is saved. */
interface Vocabulary {
  values: readonly string[]
  synonyms: Readonly<Record<string, string>>
}

export const VOCABULARIES = {
  drive: {
    values: ['4x4', 'AWD', 'FWD', 'RWD', '4x2'],
    synonyms: {
      '4wd': '4x4',
      'four wheel drive': '4x4',
      '4 wheel drive': '4x4',
      'part time 4x4': '4x4',
      'all wheel drive': 'AWD',
      'front wheel drive': 'FWD',
      'rear wheel drive': 'RWD',
      '2wd': '4x2',
      'two wheel drive': '4x2',
      '2 wheel drive': '4x2',
      front: 'FWD',
      f: 'FWD',
      rear: 'RWD',
      r: 'RWD',
    },
  },
  body: {
    values: [
      'SUV',
      '4WD',
      'Ute',
      'Sedan',
      'Hatch',
      'Wagon',
      'Van',
      'Coupe',
      'Convertible',
      'People Mover',
      'Bus',
      'Light Truck',
      'Cab Chassis',
      'Caravan',
      'Camper trailer',
    ],
    synonyms: {
      utility: 'Ute',
      pickup: 'Ute',
      'pick up': 'Ute',
      hatchback: 'Hatch',
      saloon: 'Sedan',
      'station wagon': 'Wagon',
      estate: 'Wagon',
      cabriolet: 'Convertible',
      cabrio: 'Convertible',
      'soft top': 'Convertible',
      coupé: 'Coupe',
      mpv: 'People Mover',
      minivan: 'People Mover',
      'people carrier': 'People Mover',
      'sports utility vehicle': 'SUV',
      '4x4': '4WD',
      camper: 'Camper trailer',
      'dual cab': 'Ute',
      'sport utility': 'SUV',
      'cab/chassis': 'Cab Chassis',
      minibus: 'Bus',
    },
  },
  fuel: {
    values: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'LPG', 'Hydrogen'],
    synonyms: {
      unleaded: 'Petrol',
      ulp: 'Petrol',
      pulp: 'Petrol',
      gasoline: 'Petrol',
      hev: 'Hybrid',
      phev: 'Plug-in Hybrid',
      ev: 'Electric',
      bev: 'Electric',
      gas: 'LPG',
      p: 'Petrol',
      u: 'Petrol',
      d: 'Diesel',
      e: 'Electric',
      h: 'Hybrid',
      'dual fuel': 'LPG',
      premium: 'Petrol',
    },
  },
  transmission: {
    values: ['Automatic', 'Manual'],
    synonyms: {
      auto: 'Automatic',
      cvt: 'Automatic',
      dct: 'Automatic',
      dsg: 'Automatic',
      'sports automatic': 'Automatic',
      a: 'Automatic',
      m: 'Manual',
      c: 'Automatic',
      man: 'Manual',
    },
  },
  car_type: {
    values: ['new', 'used', 'demo'],
    synonyms: {
      ...{ demonstrator: 'demo', d: 'demo', n: 'new', 'brand new': 'new', u: 'used', cpo: 'used' },
      ...{ 'pre owned': 'used', preowned: 'used', 'certified pre owned': 'used', certified: 'used' },
      ...{ 'dealer used': 'used', 'second hand': 'used', secondhand: 'used', 'near new': 'used' },
      ...{ 'approved used': 'used', 'ex demo': 'demo', 'ex demonstrator': 'demo' },
      ...{ newcondition: 'new', usedcondition: 'used', refurbishedcondition: 'used' },
    },
  },
  status: {
    values: ['in_stock', 'sold', 'coming_soon', 'withdrawn'],
    synonyms: {
      ...{ available: 'in_stock', instock: 'in_stock', active: 'in_stock', 'for sale': 'in_stock' },
      ...{ live: 'in_stock', listed: 'in_stock', current: 'in_stock', advertised: 'in_stock' },
      ...{ published: 'in_stock', 'on yard': 'in_stock', 'in yard': 'in_stock', 'on lot': 'in_stock' },
      ...{ ready: 'in_stock', 'ready for sale': 'in_stock', online: 'in_stock' },
      ...{ 'on hold': 'in_stock', hold: 'in_stock', 'under offer': 'in_stock', reserved: 'in_stock' },
      ...{
        'deposit taken': 'in_stock',
        deposit: 'in_stock',
        pending: 'in_stock',
        'sale pending': 'in_stock',
      },
      ...{ 'under contract': 'in_stock', 'under deposit': 'in_stock', 'deposit paid': 'in_stock' },
      ...{ comingsoon: 'coming_soon', 'in transit': 'coming_soon', 'on order': 'coming_soon' },
      ...{ incoming: 'coming_soon', arriving: 'coming_soon', 'arriving soon': 'coming_soon' },
      ...{ intransit: 'coming_soon', 'on route': 'coming_soon', 'en route': 'coming_soon' },
      ...{ 'in preparation': 'coming_soon', 'in production': 'coming_soon' },
      ...{ delivered: 'sold', 'out of stock': 'withdrawn', 'not available': 'withdrawn' },
      ...{ unavailable: 'withdrawn', removed: 'withdrawn', inactive: 'withdrawn', deleted: 'withdrawn' },
      ...{
        outofstock: 'withdrawn',
        soldout: 'sold',
        discontinued: 'withdrawn',
        limitedavailability: 'in_stock',
      },
      ...{ archived: 'withdrawn', 'not for sale': 'withdrawn', offline: 'withdrawn' },
    },
  },
  price_type: {
    values: PRICE_TYPES,
    synonyms: {
      driveaway: 'drive_away',
      da: 'drive_away',
      dap: 'drive_away',
      'drive away price': 'drive_away',
      'excl govt charges': 'egc',
      'excluding government charges': 'egc',
      'excl. govt. charges': 'egc',
      'ex gov charges': 'egc',
      'excl gov charges': 'egc',
      'plus government charges': 'egc',
      'before on road costs': 'before_on_roads',
      'plus on road costs': 'before_on_roads',
      'plus orc': 'before_on_roads',
      '+orc': 'before_on_roads',
      orc: 'before_on_roads',
      poa: 'on_application',
      'price on application': 'on_application',
      'price on request': 'on_application',
      call: 'on_application',
    },
  },
} as const satisfies Record<string, Vocabulary>
export type VocabularyName = keyof typeof VOCABULARIES

/** What a word says beside its field: `On Hold` is for sale and reserved, `Certified Pre-Owned` used and certified. */
const BESIDE: readonly {
  vocabulary: VocabularyName
  words: RegExp
  says: Readonly<Record<string, boolean>>
}[] = [
  {
    vocabulary: 'status',
    words: /^(?:on )?hold$|under (?:offer|contract|deposit)|deposit|reserved|pending/,
    says: { reserved: true },
  },
  { vocabulary: 'car_type', words: /\bcertified\b|^cpo$|approved used/, says: { certified: true } },
]

const key = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, ' ')

const INDEX = new Map(
  Object.entries(VOCABULARIES).map(([name, { values, synonyms }]: [string, Vocabulary]) => [
    name,
    new Map([
      ...Object.entries(synonyms).map(([word, value]) => [key(word), value] as const),
      ...values.map((value) => [key(value), value] as const),
      // Our own spelling is found without folding it.
      ...values.map((value) => [value, value] as const),
    ]),
  ]),
)

/** Patterns are tried once for a word: the cars of a yard share few. */
const MOST_REMEMBERED = 5_000
const remembered = new Map<string, string | null>()

function byPattern(name: VocabularyName, word: string): string | undefined {
  const patterns = PATTERNS[name]
  if (!patterns || word === '' || word.length > 120) return undefined
  const id = `${name} ${word}`
  let found = remembered.get(id)
  if (found === undefined) {
    found = patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? null
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(id, found)
  }
  return found ?? undefined
}

export function knownWord(name: VocabularyName, word: string): string | undefined {
  const index = INDEX.get(name)
  const own = index?.get(word)
  if (own) return own
  const plain = key(word)
  return index?.get(plain) ?? (name === 'price_type' ? writtenPriceType(word) : byPattern(name, plain))
}

export const fold = (name: VocabularyName, word: string): string => knownWord(name, word) ?? word

/** The facts that a word of this vocabulary settles besides its own, such as `reserved`; false where it says that they are not so. */
export function statedBeside(name: VocabularyName, word: string): Record<string, boolean> {
  const plain = key(word)
  const rules = BESIDE.filter(({ vocabulary }) => vocabulary === name)
  return Object.fromEntries(
    rules.flatMap(({ words, says }) =>
      Object.entries(says).map(([field, value]) => [field, words.test(plain) ? value : !value]),
    ),
  )
}
