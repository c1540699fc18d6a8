'use client'
import { FieldError, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { changeStockChoice, readStockChoice, type StockChoice } from './stockChoice'

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

function StockChoiceSelect({ name, path, value, onChange }: Props) {
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

type TextName = 'make' | 'body' | 'tag'
const TEXTS: [name: TextName, label: string, example: string][] = [
  ['make', 'Make', 'Toyota'],
  ['body', 'Body', 'SUV'],
  ['tag', 'Tag', 'Demo Special'],
]

/** The cars of a row of cards, in parts; an empty part sets no limit. */
export function StockChoiceField({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const preset = value ?? ''
  const choice = readStockChoice(preset)
  const locked = readOnly === true || field.admin?.readOnly === true
  const change = (part: Partial<StockChoice>) => setValue(changeStockChoice(preset, part))
  return (
    <fieldset className={fieldLook('fc fc--field fc-choice')} disabled={locked}>
      <legend>{typeof field.label === 'string' ? field.label : 'Which cars'}</legend>
      <div className="fc-choice__parts">
        <StockChoiceSelect
          name="type"
          path={path}
          value={choice.type}
          onChange={(type) => change({ type })}
        />
        {TEXTS.map(([name, label, example]) => (
          <label key={name} className="fc-input">
            {label}
            <input
              id={`${fieldId(path)}-${name}`}
              value={choice[name]}
              placeholder={`Any, or ${example}`}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </label>
        ))}
        <StockChoiceSelect
          name="sold"
          path={path}
          value={choice.sold}
          onChange={(sold) => change({ sold })}
        />
      </div>
      <label className="fc-choice__tick">
        <input
          type="checkbox"
          checked={choice.newestFirst}
          onChange={({ target }) => change({ newestFirst: target.checked })}
        />
        Newest first
      </label>
      <FieldError path={path} showError={showError} message={errorMessage} />
    </fieldset>
  )
}
