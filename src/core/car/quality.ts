import type { Car } from './car'
import { isCaravan } from './noun'

export interface TellableCar {
  car_type?: string | null
  item_type?: string | null
  simple_body?: string | null
  price?: number | null
  price_type?: string | null
  km?: number | null
  photos_count?: number | null
  dealercomments?: string | null
  vin?: string | null
  regplate?: string | null
  colour?: string | null
  simple_fuel?: string | null
  simple_transmission?: string | null
  features?: readonly unknown[] | null
  specifications?: Car['specifications']
}

interface Check {
  field: string
  tab: 'Overview' | 'Details' | 'Pictures' | 'Text'
  points: number
  /** Shoppers distrust a car without it: marked red. */
  essential?: boolean
  of?: (car: TellableCar) => boolean
  isReported: (car: TellableCar) => boolean
  fix: string
}

const ENOUGH_PHOTOS = 8
const ENOUGH_WORDS = 120
const ENOUGH_FEATURES = 5
/** 17 characters without I, O and Q. Cars sold in Australia need no check digit. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i

const isDriven = (car: TellableCar): boolean => !isCaravan(car)
const isUsed = ({ car_type }: TellableCar): boolean => car_type === 'used' || car_type === 'demo'
const isWritten = (value: string | null | undefined): boolean => Boolean(value?.trim())
const photos = ({ photos_count }: TellableCar): number => photos_count ?? 0

const CHECKS: readonly Check[] = [
  {
    ...{ field: 'images', tab: 'Pictures', points: 10, essential: true },
    isReported: (car) => photos(car) > 0,
    fix: 'Add a picture: a car without one is passed over.',
  },
  {
    ...{ field: 'images', tab: 'Pictures', points: 20 },
    isReported: (car) => photos(car) >= ENOUGH_PHOTOS,
    fix: `Add pictures until there are ${ENOUGH_PHOTOS}: outside, inside, wheels, boot.`,
  },
  {
    ...{ field: 'price', tab: 'Overview', points: 15, essential: true },
    isReported: ({ price }) => (price ?? 0) > 0,
    fix: 'Set a price: searches by price leave this one out.',
  },
  {
    ...{ field: 'price_type', tab: 'Overview', points: 5 },
    isReported: ({ price_type }) => isWritten(price_type),
    fix: 'Say what the price covers, such as drive away.',
  },
  {
    ...{ field: 'km', tab: 'Details', points: 10, essential: true },
    of: (car) => isUsed(car) && isDriven(car),
    isReported: ({ km }) => (km ?? 0) > 0,
    fix: 'Write the kilometres on the odometer.',
  },
  {
    ...{ field: 'regplate', tab: 'Details', points: 5 },
    of: ({ car_type }) => car_type === 'used',
    isReported: ({ regplate }) => isWritten(regplate),
    fix: 'Write the number plate, or leave it when it has none.',
  },
  {
    ...{ field: 'vin', tab: 'Details', points: 5 },
    isReported: ({ vin }) => VIN.test(vin?.trim() ?? ''),
    fix: 'Write the VIN: 17 letters and numbers, never I, O or Q.',
  },
  {
    ...{ field: 'dealercomments', tab: 'Text', points: 15 },
    isReported: ({ dealercomments }) => (dealercomments?.trim().length ?? 0) >= ENOUGH_WORDS,
    fix: 'Say in two or three sentences what this one is like.',
  },
  {
    ...{ field: 'features', tab: 'Text', points: 5 },
    isReported: ({ features }) => (features?.length ?? 0) >= ENOUGH_FEATURES,
    fix: `List ${ENOUGH_FEATURES} features or more.`,
  },
  {
    ...{ field: 'simple_body', tab: 'Details', points: 3 },
    isReported: ({ simple_body }) => isWritten(simple_body),
    fix: 'Choose the body.',
  },
  {
    ...{ field: 'colour', tab: 'Details', points: 2 },
    isReported: ({ colour }) => isWritten(colour),
    fix: 'Write the colour.',
  },
  {
    ...{ field: 'simple_fuel', tab: 'Details', points: 3 },
    of: isDriven,
    isReported: ({ simple_fuel }) => isWritten(simple_fuel),
    fix: 'Choose the fuel.',
  },
  {
    ...{ field: 'simple_transmission', tab: 'Details', points: 2 },
    of: isDriven,
    isReported: ({ simple_transmission }) => isWritten(simple_transmission),
    fix: 'Choose the transmission.',
  },
]

export interface Fix {
  field: string
  tab: Check['tab']
  essential: boolean
  text: string
}
export interface Quality {
  /** 0 to 100: the points it has of those that count for its kind. */
  score: number
  /** What is missing: the essential first, then what adds most to the score. */
  fixes: Fix[]
}

const sum = (checks: readonly Check[]): number => checks.reduce((total, { points }) => total + points, 0)

export function qualityOf(car: TellableCar): Quality {
  const requested = CHECKS.filter(({ of }) => of?.(car) ?? true)
  const missing = requested.filter(({ isReported }) => !isReported(car))
  const order = [...missing].sort(
    (a, b) => Number(b.essential ?? false) - Number(a.essential ?? false) || b.points - a.points,
  )
  return {
    score: Math.round((100 * (sum(requested) - sum(missing))) / sum(requested)),
    // Without any picture the first one is asked for, and not eight.
    fixes: order
      .filter(({ field }, at) => order.findIndex((one) => one.field === field) === at)
      .map(({ field, tab, essential = false, fix }) => ({ field, tab, essential, text: fix })),
  }
}
