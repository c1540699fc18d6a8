import { DIGITS } from './money'

/** As money, and `20k` for thousands. */
const WRITTEN = new RegExp(String.raw`^\$?\s*(${DIGITS})(\.\d{1,3})?\s*(k)?\s*(?:kms?)?$`, 'i')
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
