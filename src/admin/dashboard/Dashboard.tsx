import type { AdminViewServerProps } from 'payload'
import { LeadClock } from '@/admin/leads/LeadClock'
import { rowHref } from '@/lib/adminHrefs'
import type { Visitor } from '@/admin/bookings/dayBookings'
import { screenNow } from '@/admin/frame/counts'
import { Figures } from '@/admin/kit/Figures'
import { Head } from '@/admin/kit/Head'
import { SUSPENDED_MEANS } from '@/core/dealer/status'
import { FirstVisit } from '@/admin/dealers/first-visit/FirstVisit'
import { plural } from '@/core/money/format'
import { BookingList } from '@/admin/bookings/BookingList'
import type { NewLeads } from './newLeads'
import { ReplyRow } from './ReplyRow'
import { TakeLead } from './TakeLead'
import type { Figure } from './week/readWeek'
import { headline } from './headline'
import { OperatorToday } from './operator/OperatorToday'
import { isOperator, readOperator } from './operator/readOperator'
import { NeedsCard } from './NeedsCard'
import { todayFor } from './readToday'

const COLUMNS = 5
const ORDER = 'What is late comes first, then what is due soonest.'

/** The first that no colleague has: its answer is the act of this screen. */
const firstOf = (leads: NewLeads | null) => leads?.lines.find(({ isOthers }) => !isOthers)

function LeadsCard({ leads }: { leads: NewLeads }) {
  const first = firstOf(leads)
  return (
    <section className="fc-card" aria-labelledby="leads-title">
      <header>
        <h2 id="leads-title">Leads</h2>
        {leads.overdue > 0 && <span className="fc-pill is-bad">{leads.overdue} overdue</span>}
        {leads.total > leads.overdue && (
          <span className="fc-pill is-warn">{leads.total - leads.overdue} waiting</span>
        )}
        <a href="/admin/leads">All leads</a>
      </header>
      {leads.total === 0 && <p className="fc-foot">Nobody is waiting for an answer.</p>}
      {leads.total > 0 && (
        <table className="fc-table fc-asks">
          <thead>
            <tr>
              <th>Answer</th>
              <th>Who</th>
              <th>Wants</th>
              <th>Location</th>
              <th>
                <span className="fc-sr">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {leads.lines.map(({ id, name, wants, about, location, clock, taken, isOthers, email, ready }) => (
              <ReplyRow
                key={id}
                {...{ id, name, email, ready }}
                isMain={id === first?.id}
                columns={COLUMNS}
                act={
                  taken ? (
                    <span className="fc-muted">{isOthers ? `${taken} has it` : 'Yours'}</span>
                  ) : (
                    <TakeLead id={id} name={name} isMain={id === first?.id && !email} />
                  )
                }
              >
                <td>
                  <LeadClock {...clock} />
                </td>
                <td>
                  <a href={rowHref('leads', id)}>
                    <b>{name}</b>
                  </a>
                </td>
                <td>
                  {wants}
                  <small>{about || 'No car chosen'}</small>
                </td>
                <td>{location}</td>
              </ReplyRow>
            ))}
          </tbody>
        </table>
      )}
      {leads.total > leads.lines.length && (
        <p className="fc-foot">{plural(leads.total - leads.lines.length, 'more lead')} in All leads.</p>
      )}
    </section>
  )
}

function WeekCard({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <section className="fc-card" aria-labelledby="week-title">
      <header>
        <h2 id="week-title">This week, Monday to now</h2>
      </header>
      <Figures figures={figures} />
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
  const now = screenNow()
  if (isOperator(user)) return <OperatorToday today={await readOperator({ payload, user, now })} />
  const today = await todayFor(payload, user, now)
  const { leads, needs, figures, visitors, dealers, suspended, firstSteps, truth } = today
  const count = (leads?.total ?? 0) + needs.length
  return (
    <div className="fc">
      <Head
        title={headline(count)}
        words={
          leads?.lines.some(({ isOthers }) => isOthers)
            ? `${ORDER} Leads that a colleague has are counted too.`
            : ORDER
        }
      />
      {suspended.map((name) => (
        <p key={name} className="fc-alert fc-alert--words">
          <b>{name} is suspended.</b> {SUSPENDED_MEANS}
        </p>
      ))}
      {firstSteps && <FirstVisit steps={firstSteps} />}
      {leads && <LeadsCard leads={leads} />}
      <NeedsCard
        {...{ needs, dealers, isMain: !firstOf(leads) }}
        title={leads ? 'Also waiting for you' : 'Waiting for you'}
      />
      {truth && (
        <p className="fc-muted" id="truth">
          {truth}
        </p>
      )}
      {visitors && <VisitorsCard visitors={visitors} />}
      <WeekCard figures={figures} />
    </div>
  )
}
