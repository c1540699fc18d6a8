import { NextTimes } from '@/components/bookings/NextTimes'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { PlainText } from '@/components/pages/PlainText'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from '@/blocks/props'
import { offersBooking, serviceHref } from '@/core/dealer/links/bookingLinks'
import { offeredBy, offeredHref } from '@/core/dealer/links/offeredLinks'
import { nextTimes } from '@/features/bookings/nextTimes'
import { namedTeam } from '@/features/pages/readPages'
import { t } from '@/lib/words'

type Props = BlockProps<'workshop'>

export function WorkshopPrices({ block, site }: Pick<Props, 'block' | 'site'>) {
  if (!block.prices?.length) return null
  const href = block.link_href && offeredHref(block.link_href, offeredBy(site))
  return (
    <div className="workshop__prices">
      <h2>{block.prices_heading || t('Prices')}</h2>
      <dl>
        {block.prices.map(({ title, price, note }) => (
          <div key={title}>
            <dt>
              {title}
              {note && <small>{note}</small>}
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      {block.prices_note && (
        <div className="workshop__note">
          <PlainText text={block.prices_note} />
        </div>
      )}
      {block.link_label && href && (
        <a className="link" href={href}>
          {block.link_label}
          <Icon name="right" />
        </a>
      )}
    </div>
  )
}

/** The head of the page about servicing: what it costs, who does it and when there is time. It contains the main heading. */
export async function WorkshopBlock({ block, site, now, title }: Props & { title: string }) {
  const [times, people] = await Promise.all([
    offersBooking(site.config, 'service') ? nextTimes(site, 'service', now) : [],
    namedTeam(site, block.people),
  ])
  const href = serviceHref(site)
  return (
    <section className={`workshop workshop--${site.config.layout.workshop}`}>
      <div className="wrap workshop__in onnight">
        <header className="workshop__head">
          <Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />
          <h1>{block.heading || title}</h1>
          {block.text && <p>{block.text}</p>}
          {href && (
            <a className="btn btn--accent" href={href}>
              <Icon name="calendar" />
              {t('Book a service')}
            </a>
          )}
        </header>
        {block.picture && (
          <figure className="workshop__pic fills">
            <Picture
              url={block.picture}
              alt={block.picture_alt ?? ''}
              width={1200}
              height={750}
              sizes="(min-width: 1024px) 800px, 100vw"
              priority
            />
          </figure>
        )}
        <NextTimes kind="service" times={times} />
        <div className="workshop__rest">
          <NamedPeople people={people} />
          <WorkshopPrices block={block} site={site} />
        </div>
      </div>
    </section>
  )
}
