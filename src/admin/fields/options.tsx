import type { ReactNode } from 'react'
import { COUNTRIES, countryFacts } from '@/core/dealer/country/country'

interface Props {
  dealers: readonly { id: string; name: string }[]
}

export const DealerOptions = ({ dealers }: Props) =>
  dealers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

interface Choice extends Props {
  /** Address of the screen. */
  action: string
  shown: string | undefined
  /** What else of the address stays. */
  children?: ReactNode
}

/** Which of several dealers a screen is about; not there when there is one. */
export const DealerChoice = ({ action, dealers, shown, children }: Choice) =>
  dealers.length > 1 && (
    <form className="fc-acts" action={action}>
      {children}
      <label className="fc-acts">
        <span>Dealer</span>
        <select name="dealer" defaultValue={shown}>
          <DealerOptions dealers={dealers} />
        </select>
      </label>
      <button className="fc-btn" type="submit">
        Show
      </button>
    </form>
  )

/** The states and regions of each country, for a `select`. */
export const RegionOptions = () =>
  COUNTRIES.map((country) => (
    <optgroup key={country} label={countryFacts(country).name}>
      {countryFacts(country).regions.map((region) => (
        <option key={region} value={region}>
          {region}
        </option>
      ))}
    </optgroup>
  ))
