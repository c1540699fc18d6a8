import { phrase } from '@/lib/words'

export const NO_PROVIDER = phrase(
  'We cannot take payments just now, and nothing was charged. Please try again in a minute.',
)
