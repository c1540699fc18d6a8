import { phrase, t } from '@/lib/words'

export const PAYMENT_STRIP = phrase('We accept: Mastercard, Visa, Maestro, Google Pay, Apple Pay')

/** The sentence beside the tick of a reservation, word for word, as its consent keeps it. */
export const agreedSentence = (terms: string): string =>
  `${t('I agree. {terms} Read the', { terms })} ${t('terms of use')} ${t('and the')} ${t('privacy policy')}.`
