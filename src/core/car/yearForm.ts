import { t } from '@/lib/words'

/** A new model is sold the year before it is named after. */
const latestYear = (): number => new Date().getFullYear() + 1

export const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= latestYear()

export const yearMessage = (): string => t('Enter a year from 1900 to {latest}.', { latest: latestYear() })
