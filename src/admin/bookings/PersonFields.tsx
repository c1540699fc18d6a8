export interface Who {
  name: string
  phone: string
  email: string
  message: string
  Rego: string
}

interface Props {
  who: Who
  isService: boolean
  noteLabel?: string
  onChange(change: Partial<Who>): void
}

const BOXES = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'off' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'off' },
  { name: 'email', label: 'Email (may be left empty)', type: 'email', autoComplete: 'off' },
] as const

export function PersonFields({ who, isService, noteLabel = 'Note (may be left empty)', onChange }: Props) {
  return (
    <div className="fc-parts__grid">
      {BOXES.map(({ name, label, ...box }) => (
        <label className="fc-input" key={name}>
          {label}
          <input
            {...box}
            required={name === 'name'}
            maxLength={254}
            value={who[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </label>
      ))}
      {isService && (
        <label className="fc-input">
          Number plate (may be left empty)
          <input
            maxLength={12}
            autoComplete="off"
            value={who.Rego}
            onChange={({ target }) => onChange({ Rego: target.value })}
          />
        </label>
      )}
      <label className="fc-input">
        {noteLabel}
        <input
          maxLength={2000}
          autoComplete="off"
          value={who.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      </label>
    </div>
  )
}
