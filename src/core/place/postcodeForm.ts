import { phrase } from '@/lib/words'

/** Separate from the table of postcodes, so that browsers do not load the table. */
export const INVALID_POSTCODE = phrase('Invalid postcode')
export const POSTCODE_MESSAGE = phrase('Invalid postcode. Please enter a 4-digit number.')

export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text)
