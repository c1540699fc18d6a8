import type { Scalar } from './types'

/** What makes two facet values the same: surrounding space, case and compatibility forms do not count, accents do. */
export const valueKey = (value: Scalar): string => String(value).trim().normalize('NFKD').toLowerCase()
