/** A phone number in forms. The server also checks `isPhone`, whose table is too large for a browser. */
import { z } from 'zod'
import { phrase } from '@/lib/words'

export const PHONE_MESSAGE = phrase('Enter a whole phone number, with its area code.')

const NUMBER = /^(\+\d{8,15}|0\d{8,10}|13\d{4}|1[38]00\d{6})$/
export const looksLikePhone = (text: string): boolean => NUMBER.test(text.replace(/[\s().-]/g, ''))

/** A required number; `missing` is the message. As typed, without spaces around it. */
export const phoneNumber = (missing: string) =>
  z.string(missing).trim().min(1, missing).refine(looksLikePhone, PHONE_MESSAGE)
