import { phrase } from '@/lib/words'

export const COUNTING = phrase('Counting…')
