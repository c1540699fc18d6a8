import type { ReplyClock } from '@/features/leads/replyClock.rules'

/** The class of a reply clock, and of the row that it stands in; one that presses nobody looks as other text does. */
export const CLOCK_LOOK: Record<ReplyClock['tone'], string> = {
  good: '',
  ok: '',
  soon: 'is-soon',
  late: 'is-late',
}
