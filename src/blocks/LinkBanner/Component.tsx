import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { BlockOf, BlockProps } from '@/blocks/props'
import { serviceHref } from '@/core/dealer/links/bookingLinks'
import { countNoun } from '@/core/car/nounOfList'
import { offeredBy, offeredLinks } from '@/core/dealer/links/offeredLinks'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'

/** The page about servicing is the dealer's own; before it is written, the place to book one. */
const servicing = (site: Site): string | null =>
  site.ownPages?.includes('/service') ? '/service' : serviceHref(site)

type Links = NonNullable<BlockOf<'linkBanner'>['links']>

function defaultLinks(site: Site): Links {
  const service = servicing(site)
  const noun = countNoun(1, site.config.labels.cars)
  const booking: Links = service
    ? [{ icon: 'wrench', label: t('Book a service'), href: service, note: '' }]
    : []
  return [
    { icon: 'tag', label: t('Special offers'), href: '/special-offers', note: '' },
    ...booking,
    { icon: 'swap', label: t('Trade in your {noun}', { noun }), href: '/trade-in', note: '' },
  ]
}

export function LinkBannerBlock({ block, site }: BlockProps<'linkBanner'>) {
  const links = offeredLinks(block.links?.length ? block.links : defaultLinks(site), offeredBy(site))
  return (
    <section className="section">
      <div className="wrap">
        {block.heading && <SectionHead title={block.heading} />}
        <ul className="linkbanner" data-scroll="">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                <Icon name={contentIcon(link.icon)} />
                <b>{link.label}</b>
                {link.note && <span>{link.note}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
