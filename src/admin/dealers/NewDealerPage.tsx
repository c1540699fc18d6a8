import type { ServerProps } from 'payload'
import { ofAllDealers } from '@/access/shown'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { ownRows } from '@/admin/ownRows'
import { env } from '@/env'
import { isPlatform, staffOf } from '@/access/staff'
import { isOperator } from './readDealers'
import { NewDealerForm } from './NewDealerForm'

/** Makes a dealer from a form, live on its hosts at once. `?from=` begins as a copy of another one. */
export const NewDealerPage = screen({ path: '/admin/dealers/new', may: isOperator }, async (visit) => {
  const reading = { payload: visit.payload, user: ofAllDealers(visit.user) }
  const rows = await ownRows(reading, 'tenants', {}, { limit: 500, sort: 'name' })
  const dealers = rows.filter(({ status }) => status !== 'removing').map(({ id, name }) => ({ id, name }))
  const from = dealers.find(({ id }) => id === visit.query.from)
  return (
    <>
      <Head
        title={from ? `Copy ${from.name}` : 'New dealer'}
        words="Its website is live as soon as it is made. The checklist then shows what is still missing."
      />
      <NewDealerForm dealers={dealers} from={from?.id ?? ''} platformHost={env.platformHost} />
    </>
  )
})

/** Above the list of dealer sites: another screen suspends, copies and removes them. */
export const NewDealerLink = ({ user }: Partial<ServerProps>) =>
  isPlatform(staffOf(user)) && (
    <p className="fc-acts">
      <a href="/admin/dealers">Suspend, copy or remove one</a>
    </p>
  )
