import { PRICE_TYPES } from './priceTypes'

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
    },
  },
  car_type: { values: ['new', 'used', 'demo'], synonyms: { demonstrator: 'demo' } },
  status: {
    values: ['in_stock', 'sold', 'coming_soon', 'withdrawn'],
    synonyms: { available: 'in_stock', instock: 'in_stock', comingsoon: 'coming_soon' },
  },
  price_type: {
    values: PRICE_TYPES,
    synonyms: {
      driveaway: 'drive_away',
      'excl govt charges': 'egc',
      'excluding government charges': 'egc',
      poa: 'on_application',
    },
  },
} as const satisfies Record<string, Vocabulary>
export type VocabularyName = keyof typeof VOCABULARIES

const key = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')

const INDEX = new Map(
  Object.entries(VOCABULARIES).map(([name, { values, synonyms }]: [string, Vocabulary]) => [
    name,
    new Map([
      ...Object.entries(synonyms).map(([word, value]) => [key(word), value] as const),
      ...values.map((value) => [key(value), value] as const),
    ]),
  ]),
)

export const knownWord = (name: VocabularyName, word: string): string | undefined =>
  INDEX.get(name)?.get(key(word))

export const fold = (name: VocabularyName, word: string): string => knownWord(name, word) ?? word
