import { fieldId } from '@/admin/payloadContract'

const CHOICES = {
  type: {
    label: 'Condition',
    options: [
      ['', 'Any'],
      ['new', 'New'],
      ['demo', 'Demo'],
      ['used', 'Used'],
    ],
  },
  sold: {
    label: 'Sold cars',
    options: [
      ['', 'As in the lists of the site'],
      ['no', 'Without sold cars'],
      ['here', 'Only cars in stock'],
      ['only', 'Only sold cars'],
    ],
  },
} as const

interface Props {
  name: keyof typeof CHOICES
  path: string
  value: string
  onChange: (value: string) => void
}

export function StockChoiceSelect({ name, path, value, onChange }: Props) {
  const { label, options } = CHOICES[name]
  return (
    <label className="fc-input">
      {label}
      <select id={`${fieldId(path)}-${name}`} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
