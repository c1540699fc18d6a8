import { CarCard } from '@/components/car/CarCard'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCars, exampleConfig } from './_components/example'

const Fields = () => (
  <section className="section">
    <div className="wrap">
      <h2>A form</h2>
      <div className="form__fields">
        <div className="field">
          <label htmlFor="look-name">Full name</label>
          <input id="look-name" defaultValue="Jo Example" />
        </div>
        <div className="field is-bad">
          <label htmlFor="look-postcode">Postcode</label>
          <input id="look-postcode" defaultValue="40" aria-describedby="look-fault" />
          <p className="field__err" id="look-fault">
            Enter a 4-digit number.
          </p>
        </div>
      </div>
      <label className="check">
        <input type="checkbox" defaultChecked />
        <span>Send me news</span>
      </label>
    </div>
  </section>
)

/** One of each thing that a theme changes: heading, text, buttons, tags, cards, fields, a dark section. */
export default function LookPage() {
  const config = tenantConfigSchema.parse(exampleConfig)
  const now = new Date()
  return (
    <main id="main">
      <header className="header">
        <div className="wrap header__row">
          <b>Your dealership</b>
        </div>
      </header>
      <section className="section">
        <div className="wrap">
          <h1>A heading of yours</h1>
          <p className="lede">Quiet text stands beneath it, and leads on to a link.</p>
          <p>
            <a className="link" href="#main">
              A link
            </a>
          </p>
          <div className="acts">
            <button className="btn btn--brand">The main button</button>
            <button className="btn btn--accent">The accent</button>
            <button className="btn btn--soft">A soft one</button>
            <button className="btn btn--line">A quiet one</button>
          </div>
          <p>
            <span className="tag tag--flow tag--deal">Deal</span>{' '}
            <span className="tag tag--flow tag--cert">Certified</span>{' '}
            <span className="tag tag--flow tag--eco">Hybrid</span>{' '}
            <span className="tag tag--flow tag--sold">Just sold</span>
          </p>
        </div>
      </section>
      <section className="section">
        <div className="wrap grid">
          {exampleCars(now).map((car) => (
            <CarCard key={car.id} car={car} config={config} now={now} />
          ))}
        </div>
      </section>
      <Fields />
      <section className="cta-card">
        <h2>A dark section</h2>
        <p>Its text is read on the night colour.</p>
      </section>
    </main>
  )
}
