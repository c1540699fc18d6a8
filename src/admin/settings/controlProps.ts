import type { ReactNode } from 'react'
import type { SettingField } from '@/domain/settings/field'
import type { SettingNode } from '@/domain/settings/node'

export interface SettingProps {
  /** The whole path, with the rows above. */
  path: string
  field: SettingField
  node: SettingNode
  /** Undefined where nothing is set. */
  value: unknown
  /** Undefined gives it back to the usual value. */
  onChange(value: unknown): void
}

export interface ControlProps extends SettingProps {
  /** Of the element that the label names. */
  id: string
  invalid: boolean
  describedBy: string | undefined
  /** Draws a setting that is part of this one. */
  renderPart(part: SettingProps): ReactNode
}
