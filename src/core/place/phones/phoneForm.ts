/** A phone number in forms. The server also checks `isPhone`, whose table is too large for a browser. */
import { z } from 'zod'
import { phrase } from '@/lib/words'

export const PHONE_MESSAGE = phrase('Enter a whole phone number, with its area code.')

/** With a plus; zeros and the code of a country; a zero; the code without a plus; without the zero; 13, 1300 and 1800. */
const NUMBER = /^(\+\d{8,15}|00\d{9,16}|0\d{8,10}|6[14]\d{8,11}|[2-9]\d{7,8}|13\d{4}|1[38]00\d{6})$/
export const looksLikePhone = (text: string): boolean => NUMBER.test(text.replace(/[\s().\-–‑/]/g, ''))

/** A required number; `missing` is the message. As typed, without spaces around it. */
export const phoneNumber = (missing: string) =>
  z.string(missing).trim().min(1, missing).refine(looksLikePhone, PHONE_MESSAGE)
