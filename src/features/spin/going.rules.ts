import type { Going } from '@/core/person/going'
import { phrase, t } from '@/lib/words'
import type { OwnDraw } from './draw.rules'

const CLAIMS: Record<string, string> = {
  handed_over: phrase('Handed over'),
  refused: phrase('Not handed over: ask us why'),
}

export const prizeGoing = ({ prize, reference, claim, detail }: OwnDraw): Going => ({
  kind: 'prize',
  title: t('You won: {prize}, {reference}', { prize, reference }),
  car: null,
  text: t(CLAIMS[claim] ?? (detail || 'Tell us the reference when you collect it.')),
  place: null,
  next: null,
})
