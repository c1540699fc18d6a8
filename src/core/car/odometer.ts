/** Kilometres as people type them. One limit for a dealer's cars and a shopper's own: no odometer has shown more. */
import { readAmount } from '@/core/money/amount'
import { grouped } from '@/lib/figures'
import { t } from '@/lib/words'

export const MOST_KM = 2_000_000

export const isTooFar = (typed: string): boolean => (readAmount(typed) ?? 0) > MOST_KM

export const isKm = (typed: string): boolean => typeof readAmount(typed) === 'number' && !isTooFar(typed)

export const kmMessage = (typed: string): string =>
  isTooFar(typed)
    ? t('Enter the kilometres on the odometer, at most {most}.', { most: grouped(MOST_KM) })
    : t('Enter the kilometres as a number, such as 95,000.')
