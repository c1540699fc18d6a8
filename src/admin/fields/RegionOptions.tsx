import { COUNTRIES, countryFacts } from '@/core/dealer/country/country'

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
