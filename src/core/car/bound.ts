import { readAmount } from '@/core/money/amount'
import type { RangeName } from './facets'

const LENGTH: RangeName = 'body_length'

/** Caravans have few metres: `6.2`, `6.2 m` and `6200` are one length. */
const METRES = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:m|met(?:re|er)s?)?$/i

/** As readAmount, in the unit of the range: millimetres for a length, kilograms for a mass. */
export const readBound = (name: string, text: string): number | undefined | null => {
  const metres = name === LENGTH ? METRES.exec(text.trim())?.[1] : undefined
  if (metres !== undefined) return Math.round(Number(metres.replace(',', '.')) * 1000)
  return readAmount(text.replace(name === LENGTH ? /\s*mm$/i : /\s*kgs?$/i, ''))
}
