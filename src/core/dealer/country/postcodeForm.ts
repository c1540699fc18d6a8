import { phrase, t } from '@/lib/words'

/** Of any country: a browser loads neither their rows nor `POSTCODE_FORMS`, and a test compares the two. */
export const ANY_POSTCODE = '[0-9]{4}'

/** For a box whose form does not know the country. Longer than any: one digit too many is refused, and not cut to another place. */
export const POSTCODE_BOX = { inputMode: 'numeric', maxLength: 10, pattern: ANY_POSTCODE } as const
export const POSTCODE = new RegExp(`^(?:${ANY_POSTCODE})$`)
export const POSTCODE_MESSAGE = phrase('Invalid postcode. Please enter a 4-digit number.')

export const isPostcode = (text: string): boolean => POSTCODE.test(text)

/** What is said of a postcode that cannot be used: it is none, or no table of places has it. */
export const postcodeWords = (typed: string): string =>
  isPostcode(typed) ? t('We do not know the postcode {postcode}.', { postcode: typed }) : t(POSTCODE_MESSAGE)
