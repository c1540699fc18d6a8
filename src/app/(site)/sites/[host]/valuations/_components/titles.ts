import { type Step, stepPath, STEPS } from '@/core/dealer/links/tradeInPaths'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'
import { phrase } from '@/lib/words'

export const TITLES: Record<Step, string> = {
  condition: phrase('How is it, honestly?'),
  range: phrase('Your range'),
  photos: phrase('Photos help'),
  done: phrase('Done. Over to us.'),
}

const PLACES: Record<Step, number> = { condition: 1, range: 2, photos: 3, done: 4 }

/** Completed steps can be opened again until the journey is sent, except the lead, which was sent at the start. */
export function stepsOf(step: Step, { journey, noGuide }: StepData) {
  const id = journey.lead_id
  const open = step !== 'done' && !noGuide
  const hrefs = open ? [null, stepPath('condition', id), stepPath('range', id)] : []
  return { steps: STEPS, current: PLACES[step], hrefs }
}
