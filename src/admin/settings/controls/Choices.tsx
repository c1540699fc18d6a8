import { reordered } from '@/lib/reordered'
import { valuesOf } from '@/core/settings/valuesOf'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { MoveButtons } from './MoveButtons'

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Several of a few values. Where the order counts, the chosen ones come first and can be moved. */
export function Choices({ id, node, field, value, onChange, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  const chosen = textsOf(value ?? node.default)
  const values = valuesOf(node.items ?? {}, field)
  const isChosen = ([one]: readonly [string, string]) => chosen.includes(one)
  const inOrder = field.ordered
    ? [
        ...chosen.flatMap((one) => values.filter(([name]) => name === one)),
        ...values.filter((one) => !isChosen(one)),
      ]
    : values
  const toggle = (one: string, isOn: boolean) => {
    const wanted = isOn ? [...chosen, one] : chosen.filter((other) => other !== one)
    onChange(field.ordered ? wanted : values.map(([name]) => name).filter((name) => wanted.includes(name)))
  }
  return (
    <ul
      className={field.ordered ? 'fc-set__choices is-ordered' : 'fc-set__choices'}
      aria-describedby={describedBy}
    >
      {inOrder.map(([one, word]) => {
        const at = chosen.indexOf(one)
        return (
          <li key={one}>
            <label>
              <input
                id={`${id}-${one}`}
                type="checkbox"
                checked={at >= 0}
                disabled={isReadOnly}
                onChange={({ target }) => toggle(one, target.checked)}
              />
              {word}
            </label>
            {field.ordered && at >= 0 && (
              <MoveButtons
                name={word}
                at={at}
                count={chosen.length}
                onMove={(to) => onChange(reordered(chosen, at, to))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
