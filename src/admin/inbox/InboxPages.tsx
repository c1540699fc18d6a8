import Link from 'next/link'
import { inboxQuery, type InboxState } from '@/domain/leads/inbox'

export function InboxPages({ state, total, size }: { state: InboxState; total: number; size: number }) {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  const to = (page: number) => `/admin/leads?${inboxQuery(state, { page })}`
  return (
    <nav className="fc-acts" aria-label="Pages">
      {state.page > 1 && (
        <Link prefetch={false} className="fc-btn" href={to(Math.min(state.page - 1, last))}>
          Before
        </Link>
      )}
      <span className="fc-muted">
        Page {state.page} of {last}
      </span>
      {state.page < last && (
        <Link prefetch={false} className="fc-btn" href={to(state.page + 1)}>
          Next
        </Link>
      )}
    </nav>
  )
}
