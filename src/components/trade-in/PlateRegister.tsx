import { Icon } from '@/components/ui/Icon'
import { countryFacts, type Country } from '@/core/dealer/country/country'

interface Props {
  id: string
  label: string
  country: Country
  chosen: string
  className?: string
}

/** Which register has the plate; not shown in a country with only one. */
export function PlateRegister({ id, label, country, chosen, className = 'field' }: Props) {
  const { plateRegisters } = countryFacts(country)
  if (plateRegisters.length === 1) return null
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select id={id} name="regoState" defaultValue={chosen}>
          {plateRegisters.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}
