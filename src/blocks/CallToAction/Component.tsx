import type { BlockProps } from '@/blocks/props'

export function CallToActionBlock({ block }: BlockProps<'callToAction'>) {
  return (
    <section className="sell">
      <div className="wrap sell__in">
        <div>
          <h2>{block.heading}</h2>
          {block.text && <p>{block.text}</p>}
        </div>
        <div className="acts">
          {block.links?.map((link, index) => (
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
