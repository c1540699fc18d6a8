import type { AdminViewServerProps } from 'payload'
import { plural } from '@/core/money/format'
import { DealerList } from './DealerList'
import { PlatformPage, platformUser } from './PlatformPage'
import { readDealers } from './readDealers'

export async function Dealers(props: AdminViewServerProps) {
  const user = platformUser(props, '/admin/dealers')
  const dealers = await readDealers(props.initPageResult.req.payload, user, new Date())
  const live = dealers.filter(({ standing }) => standing === 'active').length
  return (
    <PlatformPage view={props}>
      <header className="fc-head">
        <div>
          <h1>Dealers</h1>
          <p>
            {plural(live, 'website is', 'websites are')} live
            {live < dealers.length ? `, ${dealers.length - live} not.` : '.'}
          </p>
        </div>
        <a className="fc-btn fc-btn--main" href="/admin/dealers/new">
          New dealer
        </a>
      </header>
      <DealerList dealers={dealers} />
    </PlatformPage>
  )
}
