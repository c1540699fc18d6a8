import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'
import { withValue } from '@/core/dealer/settings/values'
import { isRecord } from '@/lib/isRecord'
import type { ControlProps } from '@/admin/settings/controlProps'
import { Colour } from './Colour'

/** Each colour of the theme; an empty one is computed from the others. */
export function Colours({ id, path, value, onChange }: ControlProps) {
  const own = isRecord(value) ? value : {}
  return (
    <ul className="fc-set__colours">
      {Object.entries(COLOUR_WORDS).map(([name, word]) => (
        <Colour
          key={name}
          id={`${id}-${name}`}
          path={`${path}.${name}`}
          word={word}
          colour={typeof own[name] === 'string' ? own[name] : ''}
          onChange={(next) => onChange(withValue(own, name, next || undefined))}
        />
      ))}
    </ul>
  )
}
