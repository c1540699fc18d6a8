import { Head, screen } from '@/admin/kit/Screen'
import { plural } from '@/core/money/format'
import { DealerList } from './DealerList'
import { isOperator, readDealers } from './readDealers'

export const Dealers = screen({ path: '/admin/dealers', may: isOperator }, async ({ payload, user }) => {
  const dealers = await readDealers(payload, user, new Date())
  const live = dealers.filter(({ standing }) => standing === 'active').length
  return (
    <>
      <Head
        title="Dealers"
        words={
          <>
            {plural(live, 'website is', 'websites are')} live
            {live < dealers.length ? `, ${dealers.length - live} not.` : '.'}
          </>
        }
      >
        <a className="fc-btn fc-btn--main" href="/admin/dealers/new">
          New dealer
        </a>
      </Head>
      <DealerList dealers={dealers} />
    </>
  )
})
