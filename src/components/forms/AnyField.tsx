/** Draws one FieldView by its kind. `input` is the result of `register(name)`, or `{ name }` before that. */
import type { ComponentProps, ComponentType } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '@/components/ui/Icon'
import { POSTCODE_BOX } from '@/core/dealer/country/postcodeForm'
import { t } from '@/lib/words'
import { errorProps, Field, FieldError, Tick } from './Fields'
import type { FieldView } from './view'
import type { FieldKind } from '@/features/leads/intents/fields.rules'

/** Text is cut only where no valid value is longer. */
const INPUTS: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  text: { type: 'text', maxLength: 120 },
  email: { type: 'email', maxLength: 254, spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', maxLength: 40 },
  postcode: { type: 'text', ...POSTCODE_BOX },
  plate: { type: 'text', maxLength: 12, autoCapitalize: 'characters', spellCheck: false },
  number: { type: 'text', inputMode: 'numeric', maxLength: 12 },
  money: { type: 'text', inputMode: 'decimal', maxLength: 20 },
  time: { type: 'datetime-local' },
}

const SHORT: readonly FieldKind[] = ['email', 'phone', 'postcode', 'plate', 'number']
const isShort = (kind: FieldKind): boolean => SHORT.includes(kind)

interface Props {
  field: FieldView
  id: string
  error: string | undefined
  input: Partial<UseFormRegisterReturn> & { name: string }
  message?: ComponentType<ComponentProps<'textarea'> & { id: string }>
}

function Ticks({ field, id, error, input }: Props) {
  return (
    <fieldset className="checks checks--ticks">
      <legend>
        {t(field.label)} {field.optional && <span className="opt">{t('optional')}</span>}
      </legend>
      {field.options?.map(({ value, label }, index) => (
        <Tick key={value} {...input} id={index ? `${id}-${index}` : id} value={value} error={undefined}>
          {t(label)}
        </Tick>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function Select({ field, id, error, input }: Props) {
  return (
    <div className="select">
      <select
        {...input}
        {...errorProps({ id, error })}
        id={id}
        defaultValue={field.value ?? ''}
        required={!field.optional}
      >
        <option value="">{t(field.hint ?? 'Choose one')}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  )
}

function Box({ field, id, error, input, message: Message }: Props) {
  const { value, placeholder, autoComplete, optional } = field
  const shared = { ...input, ...errorProps({ id, error }), id, defaultValue: value, required: !optional }
  if (field.kind === 'select') return <Select {...{ field, id, error, input }} />
  if (field.kind === 'message')
    return Message ? <Message {...shared} rows={3} /> : <textarea {...shared} rows={3} />
  const box = (
    <input
      {...shared}
      {...INPUTS[field.kind]}
      placeholder={placeholder}
      autoComplete={autoComplete ?? 'off'}
      list={field.suggestions && `${id}-list`}
    />
  )
  if (!field.suggestions) return box
  return (
    <>
      {box}
      <datalist id={`${id}-list`}>
        {field.suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  )
}

export function AnyField(props: Props) {
  const { field, id, error, input } = props
  if (field.kind === 'ticks') return <Ticks {...props} />
  if (field.kind === 'tick')
    return (
      <Tick {...input} id={id} error={error}>
        {t(field.label)}
      </Tick>
    )
  return (
    <Field
      {...{ id, error }}
      label={t(field.label)}
      optional={field.optional}
      short={field.short ?? isShort(field.kind)}
    >
      <Box {...props} />
    </Field>
  )
}
