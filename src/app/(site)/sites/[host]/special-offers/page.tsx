import type { Metadata } from 'next'
import { OfferTile } from '@/components/offer/OfferTile'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { listOffers } from '@/data/offers'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
}

const TITLE = 'Special offers'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return pageMetadata(site, {
    title: TITLE,
    path: '/special-offers',
    description: `Current offers at ${site.tenant.name}, each with its end date.`,
  })
}

export default async function OffersPage({ params }: Props) {
  const site = await requireSite(params)
  const offers = (await listOffers(site)).toSorted(
    (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false),
  )
  const markup = renderStatic(
    <>
      <ListHead title={TITLE} text="Each one ends when it says it does." />
      {offers.length === 0 ? (
        <div className="empty">
          <h2>No offers today.</h2>
          <p>New ones appear here as they start. The prices on the stock list are good any day.</p>
          <a className="btn btn--brand" href="/search">
            See all stock
          </a>
        </div>
      ) : (
        <div className="oflist">
          {offers.map((offer, index) => (
            <OfferTile key={offer.id} offer={offer} maker={site.config.manufacturer} isFirst={index === 0} />
          ))}
        </div>
      )}
      <p className="fineprint">
        All offers are for private buyers unless stated. An offer leaves this page when it ends.
      </p>
    </>,
  )
  return (
    <main id="main">
      <StaticHtml className="wrap list" html={markup} />
    </main>
  )
}
