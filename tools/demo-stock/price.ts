/** Prices that follow age, kilometres and kind; repayments by the usual loan formula. Whole Australian dollars. */
import type { FinanceLender } from '@/core/car/car'
import type { Random } from './random'

const YEARLY_KM = 14_500
/** Working vehicles and real four-wheel drives keep their value; large petrol cars and early electric ones do not. */
const HOLD: Record<string, number> = {
  Ute: 0.938,
  '4WD': 0.947,
  Van: 0.925,
  Coupe: 0.935,
  Convertible: 0.93,
  'People Mover': 0.92,
  SUV: 0.925,
  Wagon: 0.912,
  Hatch: 0.918,
  Sedan: 0.912,
}
const ELECTRIC_HOLD = 0.87
const QUICK_TO_FALL = new Set([
  'BMW',
  'Mercedes-Benz',
  'Audi',
  'Land Rover',
  'Volvo',
  'Jeep',
  'MG',
  'LDV',
  'Holden',
  'Mini',
])

const ENDINGS = [990, 990, 990, 490, 880, 750, 500, 850]

export function asked(random: Random, value: number): number {
  const thousands = Math.floor(value / 1000) * 1000
  return Math.max(2990, thousands + random.pick(ENDINGS) - (value % 1000 < 300 ? 1000 : 0))
}

export interface Worth {
  listed: number
  make: string
  body: string
  age: number
  km: number
  electric: boolean
}

export function usedPrice(random: Random, { listed, make, body, age, km, electric }: Worth): number {
  const hold = (electric ? ELECTRIC_HOLD : (HOLD[body] ?? 0.9)) - (QUICK_TO_FALL.has(make) ? 0.022 : 0)
  const first = age < 0.3 ? 0.93 : 0.88 + (hold - 0.91)
  const aged = listed * first * hold ** Math.max(0, age - 1)
  const expected = Math.max(8_000, age * YEARLY_KM)
  const worn = 1 - Math.max(-0.16, Math.min(0.22, ((km - expected) / expected) * 0.16))
  return asked(random, aged * worn * (0.97 + random.next() * 0.06))
}

export function kilometres(random: Random, age: number, body: string): number {
  const yearly =
    (body === 'Ute' || body === 'Van'
      ? 19_000
      : body === 'Coupe' || body === 'Convertible'
        ? 8_500
        : YEARLY_KM) *
    (0.55 + random.next() * 0.9)
  return Math.round((Math.max(0.35, age) * yearly) / 10) * 10 + random.int(0, 9)
}

/** Monthly repayment of `principal` over `months` at `rate` per cent a year, no balloon. */
export function monthly(principal: number, rate: number, months: number): number {
  const each = rate / 1200
  return each === 0 ? principal / months : (principal * each) / (1 - (1 + each) ** -months)
}

export interface Rate {
  interestRate: number
  comparisonRate: number
}

export function lenderFor(price: number, rate: Rate, disclaimer: string): FinanceLender {
  const deposit = Math.round(price * 0.1)
  const paymentMonth = Math.round(monthly(price - deposit, rate.interestRate, 60) * 100) / 100
  return {
    interestRate: rate.interestRate,
    comparisonRate: rate.comparisonRate,
    paymentWeek: Math.round((paymentMonth * 12) / 52),
    paymentMonth,
    termMonths: 60,
    termYears: 5,
    deposit,
    balloon: 0,
    disclaimer,
  }
}
