import { phrase } from '@/lib/words'
import { LOGIN_FAULTS } from './login.rules'

export const FAILURES = {
  ...LOGIN_FAULTS,
  code: phrase(
    'That code is not right, or no longer works. Check the newest message, or ask for a new code.',
  ),
  link: phrase('That link no longer works. Ask for a new code below.'),
  again: phrase('A code is on its way already. You can ask for another 30 seconds after it.'),
  other: phrase('This Idempotency-Key came with another address before.'),
  limit: phrase('That is a lot of tries in a short time. Please wait a quarter of an hour and try again.'),
  taken: phrase('That belongs to another account here. Sign in with it instead.'),
  texts: phrase(
    'Our texts for today are nearly used up: a code comes by text only if you signed in here with this number before. If none comes, use your email address.',
  ),
  manyTexts: phrase(
    'That is a lot of texts in a short time. Please use your email address, or wait an hour.',
  ),
  text: phrase('We cannot send texts just now. Please use your email address.'),
}
export type FailureName = keyof typeof FAILURES

export const isFailure = (name: string | null | undefined): name is FailureName =>
  typeof name === 'string' && Object.hasOwn(FAILURES, name)
