import { phrase } from '@/lib/words'

export const STEPS = [phrase('Your details'), phrase('Deposit'), phrase('Reserved')] as const
