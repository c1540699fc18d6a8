import { DIGITS } from './money'
import type { RangeName } from '@/core/car/facets'

/** As money, and `20k` for thousands. */
const WRITTEN = new RegExp(String.raw`^\$?\s*(${DIGITS})(\.\d{1,3})?\s*(k)?\s*(?:kms?)?$`, 'i')
const LENGTH: RangeName = 'body_length'
export const MAX_AMOUNT = 99_999_999

/** `$20,000`, `20k` or `20.5k` as a whole number; undefined when empty, null when invalid. */
export const readAmount = (text: string): number | undefined | null => {
  const clean = text.trim()
  if (!clean) return undefined
  const [, whole, part = '', thousands] = WRITTEN.exec(clean) ?? []
  if (whole === undefined || (part && !thousands)) return null
  const amount = Number(whole.replace(/\D/g, '') + part) * (thousands ? 1000 : 1)
  return Math.min(Math.round(amount), MAX_AMOUNT)
}

/** Caravans have few metres: `6.2`, `6.2 m` and `6200` are one length. */
const METRES = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:m|met(?:re|er)s?)?$/i

/** As readAmount, in the unit of the range: millimetres for a length, kilograms for a mass. */
export const readBound = (name: string, text: string): number | undefined | null => {
  const metres = name === LENGTH ? METRES.exec(text.trim())?.[1] : undefined
  if (metres !== undefined) return Math.round(Number(metres.replace(',', '.')) * 1000)
  return readAmount(text.replace(name === LENGTH ? /\s*mm$/i : /\s*kgs?$/i, ''))
}
