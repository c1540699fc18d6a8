import { phrase } from '@/lib/words'

export const HOLDS_OTHERS = phrase(
  'You hold as many cars as one person can without paying. Pay the deposit of one, or give one up, then reserve this one. The links are in your email.',
)
