import { COUNTRIES, countryFacts } from '@/domain/country/country'

/** The region also decides the country and the clock. */
export function RegionSelect({ id }: { id: string }) {
  return (
    <select id={id} name="state" required defaultValue="">
      <option value="" disabled>
        Choose
      </option>
      {COUNTRIES.map((country) => (
        <optgroup key={country} label={countryFacts(country).name}>
          {countryFacts(country).regions.map((region) => (
            <option key={region} value={region}>
              {region}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
