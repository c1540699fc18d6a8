import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { attentionFor, type Attention } from './attention'
import { CarsCard } from './CarsCard'
import { DeliveriesCard } from './DeliveriesCard'
import { LeadsCard } from './LeadsCard'
import { QuickLinks } from './QuickLinks'

const COUNTS = ['Nothing needs', 'One thing needs', 'Two things need', 'Three things need', 'Four things need', 'Five things need', 'Six things need', 'Seven things need', 'Eight things need', 'Nine things need']

const headline = ({ leads, cars, deliveries }: Attention): string => {
  const count = leads.total + cars.total + deliveries.total
  return `${COUNTS[count] ?? `${count} things need`} you`
}

/** The first screen of the admin: what needs a person now, each line with its fix. */
export async function Dashboard({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  const attention = user ? await attentionFor(payload, user) : null
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {attention && (
        <div className="fc">
          <header className="fc-head">
            <div>
              <h1>{headline(attention)}</h1>
              <p>New leads, cars that shoppers cannot find, and mails that did not arrive.</p>
            </div>
            <QuickLinks />
          </header>
          <LeadsCard leads={attention.leads} now={new Date()} />
          <div className="fc-two">
            <CarsCard cars={attention.cars} />
            <DeliveriesCard deliveries={attention.deliveries} />
          </div>
        </div>
      )}
    </DefaultTemplate>
  )
}
