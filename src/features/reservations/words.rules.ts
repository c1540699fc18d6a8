import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'
import { zoneWords } from '@/core/place/moments'
import { phrase, t } from '@/lib/words'

/** Epoch ms to `Mon 23 Nov, 2:15 pm` in the zone of the location. */
export const momentText = (at: number, zone: string): string =>
  DateTime.fromMillis(at, { zone: usableZone(zone), locale: 'en-AU' })
    .toFormat('ccc d LLL, h:mm a')
    .replace(/ (AM|PM)$/i, (half) => half.toLowerCase())

const offset = (at: number, zone: string): number =>
  DateTime.fromMillis(at, { zone: usableZone(zone) }).offset

/** The same, with the location's zone named where it is not the dealer's: `Mon 23 Nov, 2:15 pm (Adelaide time)`. */
export const locationMoment = (at: number, zone: string, dealers: string): string =>
  offset(at, zone) === offset(at, dealers)
    ? momentText(at, zone)
    : `${momentText(at, zone)} (${zoneWords(zone)})`

export const PAYMENT_STRIP = phrase('We accept: Mastercard, Visa, Maestro, Google Pay, Apple Pay')

/** The sentence beside the tick of a reservation, word for word, as its consent keeps it. */
export const agreedSentence = (terms: string): string =>
  `${t('I agree. {terms} Read the', { terms })} ${t('terms of use')} ${t('and the')} ${t('privacy policy')}.`
