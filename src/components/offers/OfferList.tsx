import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { offerHref } from '@/features/offers/offers.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { OfferPrice } from './OfferPrice'
import { offerEnd, shortDescription } from './offerText'
import { tileSizes } from './tileSizes'

type Layout = TenantConfig['layout']['offers']

/** A layout is a thing of its own, with its own classes and its own sheet: the list, one offer, and its parts. */
const CLASSES: Readonly<Record<Layout, readonly string[]>> = {
  tiles: ['oflist', 'of', 'of__pic', 'of__txt', 'of__end', 'of__p', 'of__fig', 'of__act'],
  posters: [
    'wall',
    'poster',
    'poster__pic',
    'poster__txt',
    'poster__end',
    'poster__p',
    'poster__fig',
    'poster__act',
  ],
  ticker: ['ticker', 'tick', 'tick__pic', 'tick__txt', 'tick__end', 'tick__p', 'tick__fig', 'tick__act'],
  letter: ['letter', 'para', 'para__pic', 'para__txt', 'para__end', 'para__p', 'para__fig', 'para__act'],
}

/** The first has the page's button. Other tiles have quiet ones; what is read as a list has a line with an arrow. */
const actClass = (layout: Layout, index: number): string =>
  index === 0 ? 'btn btn--brand' : layout === 'tiles' ? 'btn btn--soft' : 'link'

interface Props {
  offers: readonly OfferView[]
  config: Pick<TenantConfig, 'layout' | 'manufacturer'>
}

/** The first is the largest. The link of a title covers the whole of its offer. What stands above comes first, so that nothing moves. */
export function OfferList({ offers, config }: Props) {
  const layout = config.layout.offers
  const picturesFirst = layout === 'tiles' || layout === 'letter'
  const [list, one, pic, txt, endLine, text, fig, act] = CLASSES[layout]
  return (
    <div className={list}>
      {offers.map((offer, index) => {
        const end = offerEnd(offer)
        const picture = offer.image_url && (
          <div className={`${pic} fills`}>
            <Picture
              url={offer.image_url}
              width={900}
              height={600}
              sizes={tileSizes(layout, index, offers.length)}
              priority={index === 0}
            />
          </div>
        )
        return (
          <article key={offer.id} className={one}>
            {picturesFirst && picture}
            <div className={txt}>
              {end && <p className={endLine}>{end}</p>}
              <h2>
                {/* A site with a single make leaves it out of its offers' addresses. */}
                <a href={offerHref(offer, config.manufacturer)}>
                  <Unbroken text={offer.name} />
                </a>
              </h2>
              <p className={text}>{shortDescription(offer)}</p>
              {offer.price_text && (
                <div className={fig}>
                  <OfferPrice offer={offer} />
                </div>
              )}
              <div className={act}>
                <span className={actClass(layout, index)} aria-hidden="true">
                  {t('See the offer')}
                  {layout !== 'tiles' && <Icon name="right" />}
                </span>
              </div>
            </div>
            {!picturesFirst && picture}
          </article>
        )
      })}
    </div>
  )
}
