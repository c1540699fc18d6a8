import type { ReactNode } from 'react'
import type { SettingField } from '@/core/settings/field'
import type { SettingNode } from '@/core/settings/node'

export interface SettingProps {
  /** The whole path, including the rows above. */
  path: string
  field: SettingField
  node: SettingNode
  /** Undefined where nothing is set. */
  value: unknown
  /** Undefined restores the usual value. */
  onChange(value: unknown): void
}

export interface ControlProps extends SettingProps {
  id: string
  invalid: boolean
  describedBy: string | undefined
  renderPart(part: SettingProps): ReactNode
}
