import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { BlockOf, BlockProps } from '@/blocks/props'
import { countNoun } from '@/domain/noun'
import { offeredLinks } from '@/domain/offeredLinks'
import { t } from '@/lib/words'

const defaultLinks = (noun: string): NonNullable<BlockOf<'linkBanner'>['links']> => [
  { icon: 'tag', label: t('Special offers'), href: '/special-offers', note: '' },
  { icon: 'wrench', label: t('Book a service'), href: '/service', note: '' },
  {
    icon: 'swap',
    label: t('Trade in your {noun}', { noun: countNoun(1, noun) }),
    href: '/trade-in',
    note: '',
  },
]

export function LinkBannerBlock({ block, site }: BlockProps<'linkBanner'>) {
  const links = offeredLinks(block.links?.length ? block.links : defaultLinks(site.config.labels.cars), {
    ...site.config,
    ownPages: site.ownPages,
  })
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
