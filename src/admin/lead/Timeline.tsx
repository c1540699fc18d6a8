import type { LeadEvent } from './events'

const when = (at: string): string =>
  new Date(at).toLocaleString('en-AU', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

export function Timeline({ events }: { events: readonly LeadEvent[] }) {
  return (
    <section className="fc-card" aria-labelledby="timeline-title">
      <header>
        <h2 id="timeline-title">Timeline</h2>
      </header>
      <ol className="fc-time">
        {events.map(({ key, at, title, text, bad }) => (
          <li className={bad ? 'is-bad' : undefined} key={key}>
            {at ? (
              <time dateTime={at} suppressHydrationWarning>
                {when(at)}
              </time>
            ) : (
              <span>Now</span>
            )}
            <div>
              <b>{title}</b>
              {text && <span className="fc-said">{text}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
