import { Head } from '@/admin/kit/Screen'
import type { AdminViewServerProps } from 'payload'
import { SUSPENDED_MEANS } from '@/core/dealer/standing'
import { FirstVisit } from '@/admin/dealers/first-visit/FirstVisit'
import { headline } from './headline'
import { OperatorToday } from './operator/OperatorToday'
import { isOperator, readOperator } from './operator/readOperator'
import { LeadsCard } from './LeadsCard'
import { NeedsCard } from './NeedsCard'
import { QuickLinks } from './QuickLinks'
import { todayFor } from './today'
import { plural } from '@/core/money/format'
import { BookingList } from '@/admin/bookings/BookingList'
import type { Visitor } from '@/admin/bookings/visitors'
import type { Figure } from './week/readWeek'

function WeekCard({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <section className="fc-card" aria-labelledby="week-title">
      <header>
        <h2 id="week-title">This week, Monday to now</h2>
      </header>
      <dl className="fc-figures">
        {figures.map(({ label, value, beside }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <span>{beside}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const SHOWN = 6

function VisitorsCard({ visitors }: { visitors: readonly Visitor[] }) {
  const more = visitors.length - SHOWN
  return (
    <section className="fc-card" aria-labelledby="visitors-title">
      <header>
        <h2 id="visitors-title">Bookings today</h2>
        {visitors.length > 0 && <span className="fc-pill">{plural(visitors.length, 'booking')}</span>}
        <a href="/admin/bookings">All bookings</a>
      </header>
      {visitors.length === 0 && <p className="fc-foot">Nobody is booked for the rest of today.</p>}
      <BookingList lines={visitors.slice(0, SHOWN)} />
      {more > 0 && <p className="fc-foot">{plural(more, 'more booking')} later today.</p>}
    </section>
  )
}

export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user) return null
  const now = new Date()
  if (isOperator(user)) return <OperatorToday today={await readOperator({ payload, user, now })} />
  const today = await todayFor(payload, user, now)
  const { leads, needs, figures, visitors, dealers, suspended, firstSteps } = today
  const count = (leads?.mine ?? 0) + needs.length
  return (
    <div className="fc">
      <Head title={headline(count)} words="Urgent items first, then what is due soonest.">
        <QuickLinks user={user} />
      </Head>
      {suspended.map((name) => (
        <p key={name} className="fc-alert fc-alert--words">
          <b>{name} is suspended.</b> {SUSPENDED_MEANS}
        </p>
      ))}
      {firstSteps && <FirstVisit steps={firstSteps} />}
      {leads && <LeadsCard leads={leads} />}
      <NeedsCard needs={needs} dealers={dealers} title={leads ? 'Also waiting for you' : 'Waiting for you'} />
      {visitors && <VisitorsCard visitors={visitors} />}
      <WeekCard figures={figures} />
    </div>
  )
}
