import type { Attention } from './attention'

export function DeliveriesCard({ deliveries }: { deliveries: Attention['deliveries'] }) {
  return (
    <section className="fc-card" aria-labelledby="deliveries-title">
      <header>
        <h2 id="deliveries-title">Leads that did not get through</h2>
        {deliveries.total > 0 && <span className="fc-pill is-bad">{deliveries.total}</span>}
      </header>
      <ul className="fc-list">
        {deliveries.lines.map((delivery) => (
          <li key={delivery.id}>
            <span className="fc-ic" aria-hidden="true">
              !
            </span>
            <div>
              <b>{delivery.title}</b>
              <span>{delivery.problem}</span>
            </div>
            <a href={`/admin/collections/leads/${delivery.id}`}>
              Open<span className="fc-sr"> {delivery.title}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="fc-foot">
        {deliveries.total === 0
          ? 'Every lead has reached its people.'
          : 'Every lead is kept here, also when a mail, a text or a system did not take it.'}
      </p>
    </section>
  )
}
