import { COUNTRIES, currencyCode } from '@/core/dealer/country/country'
import { moneyOf } from '@/features/reservations/payments/cents.rules'

const DOLLARS = COUNTRIES.map(currencyCode)

/** Cents as dollars. A payment in a currency that no dealer has is shown as its provider counts it. */
export function paidText(cents: number, currency: unknown): string {
  const code = typeof currency === 'string' ? currency : ''
  return moneyOf(cents, code, DOLLARS.includes(code) ? code : '')
}
