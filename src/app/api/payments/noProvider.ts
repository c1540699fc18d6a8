import { phrase } from '@/lib/words'

/** No payment can be started: the provider is unavailable, or there is none. */
export const NO_PROVIDER = phrase(
  'We cannot take payments just now, and nothing was charged. Please try again in a minute.',
)
