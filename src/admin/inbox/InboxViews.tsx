import Link from 'next/link'
import { formatNumber } from '@/domain/format'
import { INBOX_VIEWS, inboxQuery, type InboxState, type InboxView } from '@/domain/leads/inbox'
import { VIEW_WORDS } from './words'

export const InboxViews = ({ state, counts }: { state: InboxState; counts: Record<InboxView, number> }) => (
  <ul className="fc-views">
    {INBOX_VIEWS.map((view) => (
      <li key={view}>
        <Link
          prefetch={false}
          href={`/admin/leads?${inboxQuery(state, { view })}`}
          aria-current={view === state.view ? 'page' : undefined}
        >
          {VIEW_WORDS[view]} <span>{formatNumber(counts[view])}</span>
        </Link>
      </li>
    ))}
  </ul>
)
