import { plural } from '@/domain/format'
import type { PartHit } from '@/domain/model/accessories'
import { modelHref } from '@/domain/offers'

export function PartHits({ query, hits }: { query: string; hits: readonly PartHit[] }) {
  if (hits.length === 0)
    return (
      <div className="empty" role="status">
        <h2>Nothing listed for “{query}”.</h2>
        <p>We order most parts. Ask below, with your registration, and we tell you price and day.</p>
      </div>
    )
  return (
    <section aria-labelledby="parts-found">
      <h2 className="parthits__n" id="parts-found" role="status">
        {plural(hits.length, 'result')} for “{query}”
      </h2>
      <ul className="accs">
        {hits.map(({ name, price, model }) => (
          <li key={`${model.slug} ${name}`}>
            <b>{name}</b>
            <span>{price ?? 'Price on request'}</span>
            <a href={modelHref(model)}>for {model.name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
