import { LinkBox } from '@/admin/links/LinkBox'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'

export function Link({ id, node, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly, tenant } = useSettings()
  return (
    <LinkBox
      id={id}
      value={typeof value === 'string' ? value : ''}
      tenant={tenant}
      isReadOnly={isReadOnly}
      placeholder={typeof node.default === 'string' && node.default ? node.default : undefined}
      invalid={invalid}
      describedBy={describedBy}
      onChange={(address) => onChange(address === '' ? undefined : address)}
    />
  )
}
