import { OfferGrid } from '@/components/offers/OfferGrid'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { formatLongDate } from '@/lib/dates'
import { modelHref } from '@/features/offers/offers.rules'
import type { OfferView, Site } from '@/core/dealer/views'
import { t } from '@/lib/words'

interface Props {
  site: Site
  offer: OfferView
  instead: readonly OfferView[]
}

/** An offer that has ended: without its price and form, but with offers that run now. */
export function EndedOffer({ site, offer, instead }: Props) {
  const { config } = site
  const { title } = config.pages.offers
  const markup = renderStatic(
    <>
      <div className="wrap list">
        <Breadcrumbs
          origin={site.origin}
          crumbs={[{ label: title, href: '/special-offers' }, { label: offer.name }]}
        />
        <header className="list__head">
          <h1>{t('{name} has ended', { name: offer.name })}</h1>
          <p>
            {offer.last_day &&
              t('It ran until {last_day}.', { last_day: formatLongDate(offer.last_day) }) + ' '}
            {t(instead.length > 0 ? 'This is what runs now.' : 'No other offer runs today.')}
          </p>
        </header>
        <div className="acts">
          {offer.model && (
            <a className="btn btn--brand" href={modelHref(offer.model)}>
              {t('See the {name}', { name: offer.model.name })}
            </a>
          )}
          <a className={offer.model ? 'btn btn--line' : 'btn btn--brand'} href="/search">
            {t('See all {cars}', { cars: config.labels.cars })}
          </a>
        </div>
      </div>
      <OfferGrid
        heading={t('Running now')}
        link={{ label: title, href: '/special-offers' }}
        offers={instead}
        config={config}
      />
    </>,
  )
  return (
    <main id="main">
      <StaticHtml className="static-html" html={markup} />
    </main>
  )
}
