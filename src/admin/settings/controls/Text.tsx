import type { HTMLInputTypeAttribute } from 'react'
import type { ControlProps } from '@/admin/settings/controlProps'
import { DayBox } from '@/admin/fields/TypedBox'
import { useSettings } from '@/admin/settings/context'

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** An empty field restores the usual value. */
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

function Input({
  type,
  read,
  list,
  ...props
}: ControlProps & { type: HTMLInputTypeAttribute; read(text: string): unknown; list?: string }) {
  const { isReadOnly } = useSettings()
  const { id, node, field, value, onChange, invalid, describedBy } = props
  return (
    <span className="fc-set__unit" data-unit={field.unit}>
      <input
        id={id}
        type={type}
        list={list}
        step={type === 'number' ? 'any' : undefined}
        value={shown(value)}
        placeholder={shown(node.default) || undefined}
        readOnly={isReadOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(read(target.value))}
      />
    </span>
  )
}

/** `list`: the id of what can be chosen. */
export const LineText = (props: ControlProps & { list?: string }) => (
  <Input {...props} type="text" read={orNothing} />
)

export function DateText({ id, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  return (
    <DayBox
      id={id}
      value={shown(value)}
      disabled={isReadOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(day) => onChange(orNothing(day))}
    />
  )
}

export const NumberText = (props: ControlProps) => (
  <Input {...props} type="number" read={(text) => (text === '' ? undefined : Number(text))} />
)

export function LongText({ id, node, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  return (
    <textarea
      id={id}
      rows={3}
      value={shown(value)}
      placeholder={shown(node.default) || undefined}
      readOnly={isReadOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(orNothing(target.value))}
    />
  )
}
