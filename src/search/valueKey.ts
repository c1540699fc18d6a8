import type { Scalar } from './types'

/** Spaces, case and compatibility forms are ignored, accents are not. */
export const valueKey = (value: Scalar): string => String(value).trim().normalize('NFKD').toLowerCase()
