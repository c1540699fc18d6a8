import { COLOUR_WORDS } from '@/domain/theme/colourWords.data'
import { isHex } from '@/domain/theme/colour'
import { withValue } from '@/domain/settings/values'
import { isRecord } from '@/lib/isRecord'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'

/** Each colour of the theme; an empty one is computed from the others. */
export function Colours({ id, path, value, onChange }: ControlProps) {
  const { isReadOnly, faults } = useSettings()
  const own = isRecord(value) ? value : {}
  return (
    <ul className="fc-set__colours">
      {Object.entries(COLOUR_WORDS).map(([name, word]) => {
        const colour = typeof own[name] === 'string' ? own[name] : ''
        const set = (next: string) => onChange(withValue(own, name, next || undefined))
        return (
          <li key={name}>
            <input
              type="color"
              value={isHex(colour) ? colour : '#ffffff'}
              data-empty={colour ? undefined : ''}
              disabled={isReadOnly}
              aria-label={`Choose: ${word}`}
              onChange={({ target }) => set(target.value)}
            />
            <label htmlFor={`${id}-${name}`}>{word}</label>
            <input
              id={`${id}-${name}`}
              type="text"
              value={colour}
              placeholder="follows"
              readOnly={isReadOnly}
              aria-invalid={faults.has(`${path}.${name}`) || undefined}
              onChange={({ target }) => set(target.value.trim())}
            />
          </li>
        )
      })}
    </ul>
  )
}
