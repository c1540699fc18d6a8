export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const FREQUENCY_WORDS: Record<Frequency, { label: string; hint: string; sentence: string }> = {
  instant: { label: 'At once', hint: 'within minutes of a change', sentence: 'as soon as something changes' },
  daily: { label: 'Daily', hint: 'at 8 am', sentence: 'each morning that brings something new' },
  weekly: { label: 'Weekly', hint: 'Mondays at 8 am', sentence: 'each Monday that brings something new' },
}
