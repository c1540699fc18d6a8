import type { UIFieldServerProps } from 'payload'
import { RowTitle } from '@/admin/frame/RowTitle'
import { labelOf } from '@/fields/label'

/** A place has several weeks: the title says whose this one is. */
export function HoursHead({ data }: UIFieldServerProps) {
  const { location_name: place, department }: Record<string, unknown> = data ?? {}
  if (typeof place !== 'string' || !place || typeof department !== 'string') return null
  return <RowTitle words={`${place}, ${labelOf(department)}`} />
}
