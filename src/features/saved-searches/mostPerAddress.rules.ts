import { phrase } from '@/lib/words'

export const MOST_PER_ADDRESS = 20

export const FULL = phrase(
  'An address can have {most} saved searches. Stop one of them before you start another again.',
)
