import { phrase } from '@/lib/words'

/** No payment can be begun: the provider does not answer, or there is none. */
export const NO_PROVIDER = phrase(
  'We cannot take payments just now, and nothing was charged. Please try again in a minute.',
)
