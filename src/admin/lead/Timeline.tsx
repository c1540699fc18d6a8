import type { LeadDoc } from './LeadOverview'

const WORDS: Record<string, string> = { receipt: 'Receipt', notice: 'Notice to staff', adf: 'Lead file (ADF)' }

/** What happened with the lead so far, newest first. */
export function Timeline({ lead }: { lead: LeadDoc }) {
  const sent = (lead.deliveries ?? []).map(({ channel, to, state, attempts, sent_at, error }) => ({
    at: sent_at ?? '',
    title: state === 'sent' ? `${WORDS[channel] ?? channel} sent to ${to}` : `${WORDS[channel] ?? channel} to ${to} not delivered`,
    detail: state === 'sent' ? '' : `${error ?? 'On its way.'} Tried ${attempts} times.`,
    bad: state === 'failed' || Boolean(error),
  }))
  const events = [...sent, { at: lead.createdAt, title: 'Enquiry came in', detail: '', bad: false }].sort((a, b) => (b.at || '9').localeCompare(a.at || '9'))
  return (
    <section className="fc-card" aria-labelledby="timeline-title">
      <header>
        <h2 id="timeline-title">Timeline</h2>
      </header>
      <ol className="fc-time">
        {events.map(({ at, title, detail, bad }) => (
          <li className={bad ? 'is-bad' : undefined} key={title}>
            <time dateTime={at}>{at ? new Date(at).toLocaleString('en-AU', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }) : 'Next'}</time>
            <div>
              <b>{title}</b>
              {detail && <span>{detail}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
