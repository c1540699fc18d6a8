import { useSettings } from '@/admin/settings/context'
import { PartFault, usePartFault } from './PartFault'

interface Props {
  id: string
  path: string
  label: string
  text: string
  onChange(text: string): void
}

export function NamedText({ id, path, label, text, onChange }: Props) {
  const { isReadOnly } = useSettings()
  const [fault, marks] = usePartFault(id, path)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        {...marks}
        id={id}
        type="text"
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <PartFault id={id} fault={fault} />
    </div>
  )
}
