import { Select } from '@/components/ui/Select'

interface Props {
  heading: string
  text: string
  label: string
  /** The dealer's own state stands first. */
  state: string
}

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

/** The band that starts a valuation: rego and state go to the sell page. */
export function SellBanner({ heading, text, label, state }: Props) {
  return (
    <section className="sell">
      <div className="wrap sell__in">
        <div>
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
        </div>
        <form className="sell__form" action="/sell-your-car">
          <div className="field">
            <label htmlFor="rego">Your rego</label>
            <input
              id="rego"
              name="rego"
              type="text"
              maxLength={9}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </div>
          <Select
            id="rego-state"
            name="regoState"
            label="State"
            defaultValue={state.toLowerCase()}
            options={STATES.map((name) => ({ value: name.toLowerCase(), label: name }))}
          />
          <button className="btn btn--accent" type="submit">
            {label}
          </button>
        </form>
      </div>
    </section>
  )
}
