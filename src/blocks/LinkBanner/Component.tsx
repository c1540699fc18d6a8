import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { BlockProps } from '@/blocks/props'
import { offeredLinks } from '@/domain/offeredLinks'

const DEFAULT_LINKS = [
  { icon: 'tag', label: 'Special offers', href: '/special-offers', note: '' },
  { icon: 'wrench', label: 'Book a service', href: '/service', note: '' },
  { icon: 'swap', label: 'Trade in your car', href: '/trade-in', note: '' },
]

export function LinkBannerBlock({ block, site }: BlockProps<'linkBanner'>) {
  const { features } = site.config
  const links = block.links?.length
    ? offeredLinks(block.links, features)
    : offeredLinks(DEFAULT_LINKS, features)
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
