import { staffMoment } from '@/admin/staffMoment'
import { LeadAction } from './LeadAction'
import type { LeadEvent } from './events'

export function Timeline({ events, zone }: { events: readonly LeadEvent[]; zone: string }) {
  return (
    <section className="fc-card" aria-labelledby="timeline-title">
      <header>
        <h2 id="timeline-title">Timeline</h2>
      </header>
      <ol className="fc-time">
        {events.map(({ key, at, title, text, bad, again }) => (
          <li className={bad ? 'is-bad' : undefined} key={key}>
            {at ? <time dateTime={at}>{staffMoment(at, zone)}</time> : <span>Now</span>}
            <div>
              <b>{title}</b>
              {text && <span className="fc-said">{text}</span>}
              {again && <LeadAction call={again} label="Send again" doing="Sending …" about={title} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
