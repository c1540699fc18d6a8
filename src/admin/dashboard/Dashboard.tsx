import type { AdminViewServerProps } from 'payload'
import { SUSPENDED_MEANS } from '@/domain/dealers/standing'
import { CarsCard } from './CarsCard'
import { DeliveriesCard } from './DeliveriesCard'
import { headline } from './headline'
import { LeadsCard } from './LeadsCard'
import { NeedsCard } from './NeedsCard'
import { QuickLinks } from './QuickLinks'
import { todayFor } from './today'
import { VisitorsCard } from './VisitorsCard'
import { WeekCard } from './WeekCard'

export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user) return null
  const today = await todayFor(payload, user, new Date())
  const { attention, needs, figures, visitors, dealers, suspended, readsLeads, editsCars } = today
  const { leads, cars, deliveries } = attention
  const count = leads.mine + (editsCars ? cars.total : 0) + deliveries.total + needs.length
  return (
    <div className="fc">
      <header className="fc-head">
        <div>
          <h1>{headline(count)}</h1>
          <p>What is wrong now comes first, then what runs out first.</p>
        </div>
        <QuickLinks user={user} />
      </header>
      {suspended.map((name) => (
        <p key={name} className="fc-alert fc-alert--words">
          <b>{name} is suspended.</b> {SUSPENDED_MEANS}
        </p>
      ))}
      {readsLeads && <LeadsCard leads={leads} />}
      {visitors && <VisitorsCard visitors={visitors} />}
      <NeedsCard needs={needs} dealers={dealers} />
      <div className="fc-two">
        {editsCars && <CarsCard cars={cars} />}
        {readsLeads && <DeliveriesCard deliveries={deliveries} />}
      </div>
      <WeekCard figures={figures} />
    </div>
  )
}
