import { LinesText } from '@/admin/fields/LinesField'
import { useSettings } from '@/admin/settings/context'
import type { ControlProps } from '@/admin/settings/controlProps'

export function Lines({ id, node, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  return (
    <LinesText
      id={id}
      value={value ?? node.default}
      mostRows={8}
      readOnly={isReadOnly}
      invalid={invalid}
      describedBy={describedBy}
      onChange={onChange}
    />
  )
}
