import { PlainText } from '@/components/pages/PlainText'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from '@/blocks/props'
import { offeredBy, offeredHref } from '@/core/dealer/links/offeredLinks'

export function ImageTextBlock({ block, site }: BlockProps<'imageText'>) {
  const href = block.link_href && offeredHref(block.link_href, offeredBy(site))
  return (
    <div className="wrap">
      <section className={block.side === 'left' ? 'section split split--left' : 'section split'}>
        {block.picture && (
          <div className="split__pic">
            <Picture
              url={block.picture}
              alt={block.picture_alt ?? ''}
              width={900}
              height={600}
              sizes="(min-width: 1024px) 760px, 92vw"
            />
          </div>
        )}
        <div className="rich">
          {block.heading && <h2>{block.heading}</h2>}
          <PlainText text={block.text} />
          {block.link_label && href && (
            <a className="link" href={href}>
              {block.link_label}
              <Icon name="right" />
            </a>
          )}
        </div>
      </section>
    </div>
  )
}
