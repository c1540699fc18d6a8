export type CardVerdict = 'paid' | 'declined' | 'step' | 'invalid'

/** The numbers that card schemes publish for tests. A real card is never accepted here. */
const CARDS: Readonly<Record<string, CardVerdict>> = {
  '4242424242424242': 'paid',
  '5555555555554444': 'paid',
  '4000000000000002': 'declined',
  '4000002500003155': 'step',
}

export const TEST_CARDS: readonly (readonly [number: string, words: string])[] = [
  ['4242 4242 4242 4242', 'is paid'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for one more step'],
]

/** The verdict on a typed number, which is not stored. */
export const judgeCard = (typed: string): CardVerdict => CARDS[typed.replace(/[\s-]/g, '')] ?? 'invalid'
