import type { Metadata } from 'next'
import { doNotKeep } from '@/cache/pageAnswer'
import { OfferCategories } from '@/components/offers/OfferCategories'
import { OfferList } from '@/components/offers/OfferList'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { listOffers } from '@/features/offers/readOffers'
import { chosenCategory, offerCategories } from '@/features/offers/offers.rules'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ category?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const [pictured] = (await listOffers(site)).flatMap(({ image_url }) => image_url || [])
  return pageMetadata(site, {
    title: site.config.pages.offers.title,
    path: '/special-offers',
    image: pictured,
    description: t('Current offers at {name}, each with its end date.', { name: site.tenant.name }),
  })
}

export default async function OffersPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { title, text } = site.config.pages.offers
  const all = (await listOffers(site)).toSorted(
    (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false),
  )
  const wanted = [(await searchParams).category].flat()[0]
  const categories = offerCategories(all)
  const chosen = chosenCategory(categories, wanted)
  if (wanted !== undefined && chosen === null) await doNotKeep()
  const offers = chosen === null ? all : all.filter(({ category }) => category === chosen)
  const markup = renderStatic(
    <>
      <ListHead origin={site.origin} title={title} text={text} />
      <OfferCategories categories={categories} chosen={chosen} />
      {offers.length === 0 ? (
        <div className="empty">
          <h2>{t('No offers today.')}</h2>
          <p>{t('New ones appear here as they start. The prices on the stock list are good any day.')}</p>
          <a className="btn btn--brand" href="/search">
            {t('See all stock')}
          </a>
        </div>
      ) : (
        <OfferList offers={offers} config={site.config} />
      )}
      <p className="fineprint">
        {t('All offers are for private buyers unless stated. An offer leaves this page when it ends.')}
      </p>
    </>,
  )
  return (
    <main id="main">
      <StaticHtml className="wrap list" html={markup} />
    </main>
  )
}
