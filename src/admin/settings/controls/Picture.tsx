import { ChosenPicture } from '@/admin/fields/ChosenPicture'
import { useSettings } from '@/admin/settings/context'
import type { ControlProps } from '@/admin/settings/controlProps'

export function Picture({ id, field, value, onChange, describedBy }: ControlProps) {
  const { isReadOnly, tenant } = useSettings()
  return (
    <ChosenPicture
      id={id}
      label={field.label}
      address={typeof value === 'string' ? value : null}
      tenant={tenant}
      isLocked={isReadOnly}
      describedBy={describedBy}
      onChange={(address) => onChange(address ?? undefined)}
    />
  )
}
