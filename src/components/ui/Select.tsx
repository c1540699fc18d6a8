import { Icon } from './Icon'

interface Props {
  id: string
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string
}

/** A labelled native select on the dealer's field. */
export function Select({ id, name, label, options, defaultValue }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select id={id} name={name} defaultValue={defaultValue}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}
