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
