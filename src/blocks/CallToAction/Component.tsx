import type { BlockProps } from '@/blocks/props'
import { offeredBy, offeredLinks } from '@/core/dealer/links/offeredLinks'

export function CallToActionBlock({ block, site }: BlockProps<'callToAction'>) {
  return (
    <section className="sell">
      <div className="wrap sell__in">
        <div>
          <h2>{block.heading}</h2>
          {block.text && <p>{block.text}</p>}
        </div>
        <div className="acts">
          {offeredLinks(block.links ?? [], offeredBy(site)).map((link, index) => (
            <a
              key={link.href}
              className={index === 0 ? 'btn btn--accent' : 'btn btn--line btn--onnight'}
              href={link.href}
            >
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
