import { phrase } from '@/lib/words'

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const FREQUENCY_WORDS: Record<Frequency, { label: string; hint: string; sentence: string }> = {
  instant: {
    label: phrase('At once'),
    hint: phrase('within minutes of a change'),
    sentence: phrase('as soon as something changes'),
  },
  daily: {
    label: phrase('Daily'),
    hint: phrase('at 8 am'),
    sentence: phrase('each morning that brings something new'),
  },
  weekly: {
    label: phrase('Weekly'),
    hint: phrase('Mondays at 8 am'),
    sentence: phrase('each Monday that brings something new'),
  },
}
