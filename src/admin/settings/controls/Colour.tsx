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

export function Colour({ id, path, word, colour, onChange }: Props) {
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
