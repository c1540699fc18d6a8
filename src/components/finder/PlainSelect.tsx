import { Select } from '@/components/ui/Select'

export interface SelectField {
  kind: 'select'
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

export interface SelectProps {
  field: SelectField
  pairs: readonly (readonly [string, string])[]
}

export const optionsOf = ({ options }: SelectField) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

export function PlainSelect({ field }: SelectProps) {
  return (
    <Select id={`f-${field.name}`} name={field.name} label={field.label}>
      {optionsOf(field)}
    </Select>
  )
}
