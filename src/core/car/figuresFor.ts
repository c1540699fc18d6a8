/**
 * Repayments are for a price: which one is noted beside the car, by the repayments' own amounts, so that it is known whoever
 * sent them, also when they come back after they were hidden, given up by staff or undone.
 */
import { z } from 'zod'
import { isRecord } from '@/lib/isRecord'

export const figuresForSchema = z.record(z.string(), z.number())
export type FiguresFor = z.output<typeof figuresForSchema>

export const FIGURES = ['weekly_price', 'finance_lenders'] as const
type Figure = (typeof FIGURES)[number]
type Values = Readonly<Record<string, unknown>>

/** More than a car's sources have; the oldest is forgotten. */
const MOST_STORED = 12
const AMOUNTS = ['paymentWeek', 'paymentMonth', 'deposit', 'balloon', 'termMonths', 'termYears'] as const

const lenderKey = ([name, lender]: [string, unknown]): string =>
  [name, ...AMOUNTS.map((amount) => String((isRecord(lender) ? lender[amount] : null) ?? ''))].join(' ')

/** Null where there is nothing to repay. */
export function figureKey(figure: Figure, value: unknown): string | null {
  if (figure === 'weekly_price') return typeof value === 'number' ? `week ${value}` : null
  if (!isRecord(value)) return null
  const lenders = Object.entries(value).map(lenderKey)
  return lenders.length ? lenders.sort().join('|') : null
}

const priceIn = ({ price }: Values): number | null => (typeof price === 'number' && price > 0 ? price : null)

const noted = (known: FiguresFor, key: string, price: number): FiguresFor => {
  const { [key]: _, ...others } = known
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_STORED), [key, price]])
}

export const figuresForIn = (stored: unknown): FiguresFor => figuresForSchema.safeParse(stored).data ?? {}

interface News {
  /** What the message says. */
  stated: Values
  /** The car before and after it, beneath staff's values. */
  before: Values
  after: Values
}

/** Repayments that a message brings are for its price, else for the car's; those from before this was noted for the price before. */
export function figuresAfter(stored: unknown, { stated, before, after }: News): FiguresFor | null {
  let known = figuresForIn(stored)
  for (const figure of FIGURES) {
    const message = figureKey(figure, stated[figure])
    const stands = figureKey(figure, after[figure])
    const [sent, status] = [priceIn(stated) ?? priceIn(after), priceIn(before) ?? priceIn(after)]
    if (stands !== null && stands !== message && !(stands in known) && status !== null)
      known = noted(known, stands, status)
    if (message !== null && sent !== null) known = noted(known, message, sent)
  }
  return Object.keys(known).length ? known : null
}
