import { LOCALE } from '@/lib/figures'
import { withSign } from './format'

/** Apart from `format`, which every list loads. */
const exact = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 450.5 gives `$450.50`. */
export const formatExactMoney = (amount: number): string => withSign(exact.format(amount))
