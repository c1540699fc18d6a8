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
import { VisitorsCard } from './VisitorsCard'
import { WeekCard } from './WeekCard'

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
      <header className="fc-head">
        <div>
          <h1>{headline(count)}</h1>
          <p>Urgent items first, then what is due soonest.</p>
        </div>
        <QuickLinks user={user} />
      </header>
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
