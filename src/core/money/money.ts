/** The one grammar of amounts, wherever a person or a program writes one: `450`, `$450.50`, `12,500`, `12 500.00`. */

/** Digits, with marks of thousands only where thousands end. */
export const DIGITS = String.raw`\d{1,3}(?:[, \u00a0]\d{3})+|\d+`
const WRITTEN = new RegExp(String.raw`^\$?\s*(${DIGITS})(\.\d{1,2})?$`)

/** Dollars, with at most two decimals. Undefined when there is nothing; null for all else, such as `12,50`, `0x10`, `true` or `[450]`. */
export function readMoney(value: unknown): number | undefined | null {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number')
    return Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (!text) return undefined
  const [, whole, cents = ''] = WRITTEN.exec(text) ?? []
  return whole === undefined ? null : Number(whole.replace(/\D/g, '') + cents)
}
