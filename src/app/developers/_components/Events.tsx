import { EVENT_TYPES, EVENTS, EVENTS_PER_CALL, KEPT_DAYS } from '@/features/events/events.rules'
import { scopeOfEvent } from '@/integrator-api/events'

const BODY = `{"type": "events", "timestamp": "2026-11-25T00:00:02.000Z", "data": {
  "dealer": "harbour-toyota", "gap": false, "events": [{
    "id": "3f6a1c0e-5b7d-4f02-9c41-7f1e2d3c4b5a", "type": "car.changed",
    "occurred_at": "2026-11-25T00:00:00.412Z", "dealership": "harbour-maroochydore",
    "resource": "/api/v1/dealerships/harbour-maroochydore/cars/U1234",
    "data": {"stocknum": "U1234", "price": 33990, "standing": "in_stock", "changed": ["price"], …}}]}}`

/** The kinds and their words come from the table that makes them. */
export function Events() {
  return (
    <section id="events">
      <h2>Events</h2>
      <p>
        What happens to the cars, feeds, bookings and reservations of a dealer, without the data of people. An
        event is written with the change itself, so none is lost. You get them in two ways, which may be used
        together:
      </p>
      <ul>
        <li>
          <a href="#listEvents">GET /events</a>, as often as you like. Store <code>next_cursor</code>, send it
          as <code>after</code> next time, and ask again at once while <code>more</code> is true. Who was away
          goes on where they were, for {KEPT_DAYS} days.
        </li>
        <li>
          A webhook that the dealer’s admin ticks events for, or that you make yourself. It gets up to{' '}
          {EVENTS_PER_CALL} events in one call, in the order in which they were stored, and the next call
          after your receipt; a file of thousands of changed cars is some tens of calls. Signature, receipts,
          repeats and 410 are those of <a href="#webhooks">the webhook of leads</a>. One that takes nothing
          for three days is switched off with the reason; switched on again, it goes on where it was.
        </li>
      </ul>
      <pre tabIndex={0} aria-label="Example: a call with events">
        <code>{BODY}</code>
      </pre>
      <ul>
        <li>
          Drop an event whose <code>id</code> you have: after a fault it can come twice.
        </li>
        <li>
          Several changes of one row in a moment are one event; those of different rows in a moment have no
          order among themselves. <code>data</code> is the row when the event was made; <code>resource</code>{' '}
          reads it as it is now.
        </li>
        <li>
          <code>changed</code> names parts: of a car <code>price</code>, <code>standing</code>,{' '}
          <code>pictures</code>, <code>details</code>. <code>standing</code> is <code>in_stock</code>,{' '}
          <code>coming_soon</code>, <code>reserved</code>, <code>sold</code> or <code>withdrawn</code>.
        </li>
        <li>
          <code>gap</code> is true when you were away for longer than events are stored: read the whole stock
          once by <a href="#listCars">GET cars</a>, then go on.
        </li>
        <li>
          On your own machine, <code>forecourt webhooks listen --forward http://127.0.0.1:4000/in</code> reads
          the events with your key and sends each page on as the same signed call.
        </li>
        <li>Leads are no events: they have their own webhook and GET /leads.</li>
      </ul>
      <dl className="dev-list">
        {EVENT_TYPES.map((type) => (
          <div key={type}>
            <dt>
              <code>{type}</code> <span>{scopeOfEvent(type)}</span>
            </dt>
            <dd>{EVENTS[type]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
