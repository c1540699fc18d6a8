import { formatExactMoney } from '@/core/money/exact'
import { formatMoney } from '@/core/money/format'
import { t } from '@/lib/words'

/** 45050 gives `$450.50`, 45000 gives `$450`. */
export const moneyOfCents = (cents: number): string =>
  (cents % 100 ? formatExactMoney : formatMoney)(cents / 100)

/** Another currency than the dealers' is written as the provider counts it: `20000 of the smallest unit of USD`. */
export const moneyOf = (cents: number, currency: string, own: string): string =>
  currency === '' || currency === own
    ? moneyOfCents(cents)
    : t('{cents} of the smallest unit of {currency}', { cents, currency: currency.toUpperCase() })
