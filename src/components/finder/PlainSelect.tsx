import { Select } from '@/components/ui/Select'

export interface SelectField {
  kind: 'select'
  name: string
  label: string
  /** Of the choice that leaves all open. */
  any: string
  values: readonly string[]
}

export interface SelectProps {
  field: SelectField
  pairs: readonly (readonly [string, string])[]
}

export const optionsOf = ({ any, values }: SelectField) => [
  <option key="" value="">
    {any}
  </option>,
  ...values.map((value) => <option key={value}>{value}</option>),
]

export function PlainSelect({ field }: SelectProps) {
  return (
    <Select id={`f-${field.name}`} name={field.name} label={field.label}>
      {optionsOf(field)}
    </Select>
  )
}
