import type { AdminViewServerProps } from 'payload'
import { ofAllDealers } from '@/access/shown'
import { ownRows } from '@/admin/ownRows'
import { env } from '@/env'
import { NewDealerForm } from './NewDealerForm'
import { PlatformPage, platformUser } from './PlatformPage'

/** Makes a dealer from a form, live on its hosts at once. `?from=` begins as a copy of another one. */
export async function NewDealerPage(props: AdminViewServerProps) {
  const { payload } = props.initPageResult.req
  const user = ofAllDealers(platformUser(props, '/admin/dealers/new'))
  const rows = await ownRows({ payload, user }, 'tenants', {}, { limit: 500, sort: 'name' })
  const dealers = rows.filter(({ status }) => status !== 'removing').map(({ id, name }) => ({ id, name }))
  const from = dealers.find(({ id }) => id === props.searchParams?.from)
  return (
    <PlatformPage view={props}>
      <header className="fc-head">
        <div>
          <h1>{from ? `Copy ${from.name}` : 'New dealer'}</h1>
          <p>Its website is live as soon as it is made. The checklist then shows what is still missing.</p>
        </div>
      </header>
      <NewDealerForm dealers={dealers} from={from?.id ?? ''} platformHost={env.platformHost} />
    </PlatformPage>
  )
}
