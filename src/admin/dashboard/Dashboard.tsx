import type { AdminViewServerProps } from 'payload'
import { attentionFor, type Attention } from './attention'
import { CarsCard } from './CarsCard'
import { DeliveriesCard } from './DeliveriesCard'
import { LeadsCard } from './LeadsCard'
import { QuickLinks } from './QuickLinks'

const COUNTS = [
  'Nothing needs',
  'One thing needs',
  'Two things need',
  'Three things need',
  'Four things need',
  'Five things need',
  'Six things need',
  'Seven things need',
  'Eight things need',
  'Nine things need',
]

const headline = ({ leads, cars, deliveries }: Attention): string => {
  const count = leads.total + cars.total + deliveries.total
  return `${COUNTS[count] ?? `${count} things need`} you`
}

export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  if (!user) return null
  const attention = await attentionFor(payload, user, new Date())
  return (
    <div className="fc">
      <header className="fc-head">
        <div>
          <h1>{headline(attention)}</h1>
          <p>New leads, cars that shoppers cannot find or see, and leads that did not get through.</p>
        </div>
        <QuickLinks />
      </header>
      <LeadsCard leads={attention.leads} />
      <div className="fc-two">
        <CarsCard cars={attention.cars} />
        <DeliveriesCard deliveries={attention.deliveries} />
      </div>
    </div>
  )
}
