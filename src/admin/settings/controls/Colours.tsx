import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'
import { withValue } from '@/core/settings/values'
import { isRecord } from '@/lib/isRecord'
import type { ControlProps } from '@/admin/settings/controlProps'

import { isHex } from '@/core/dealer/theme/colour'
import { useSettings } from '@/admin/settings/context'
import { PartFault, usePartFault } from './PartFault'

interface Props {
  id: string
  path: string
  word: string
  colour: string
  onChange(colour: string): void
}

function Colour({ id, path, word, colour, onChange }: Props) {
  const { isReadOnly } = useSettings()
  const [fault, marks] = usePartFault(id, path)
  return (
    <li>
      <input
        type="color"
        value={isHex(colour) ? colour : '#ffffff'}
        data-empty={colour ? undefined : ''}
        disabled={isReadOnly}
        aria-label={`Choose: ${word}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id}>{word}</label>
      <input
        {...marks}
        id={id}
        type="text"
        value={colour}
        placeholder="follows"
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <PartFault id={id} fault={fault} />
    </li>
  )
}

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
