import type { ReplyClock } from '@/features/leads/replyClock.rules'

/** The class of a reply clock, and of the row that it stands in; none where there is time left. */
export const CLOCK_LOOK: Record<ReplyClock['tone'], string> = {
  good: '',
  ok: '',
  soon: 'is-soon',
  late: 'is-late',
}

export const LeadClock = ({ tone, text }: Pick<ReplyClock, 'tone' | 'text'>) => (
  <span className={`fc-clock ${CLOCK_LOOK[tone]}`}>{text}</span>
)
