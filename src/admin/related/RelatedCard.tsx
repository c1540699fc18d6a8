import type { Related } from './related'

export function RelatedCard({ rows }: { rows: readonly Related[] }) {
  if (!rows.length) return null
  return (
    <section className="fc-card fc-screen" aria-labelledby="related-title">
      <header>
        <h2 id="related-title">Belongs together</h2>
      </header>
      <ul className="fc-list">
        {rows.map(({ href, title, text }) => (
          <li key={href}>
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
            <a href={href}>
              Open<span className="fc-sr"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
