import { DateTime } from 'luxon'
import { phrase } from '@/lib/words'

/** Epoch ms to `Mon 23 Nov, 2:15 pm` in the zone of the yard. */
export const momentText = (at: number, zone: string): string =>
  DateTime.fromMillis(at, { zone, locale: 'en-AU' })
    .toFormat('ccc d LLL, h:mm a')
    .replace(/ (AM|PM)$/i, (half) => half.toLowerCase())

export const PAYMENT_STRIP = phrase('We accept: Mastercard, Visa, Maestro, Google Pay, Apple Pay')
