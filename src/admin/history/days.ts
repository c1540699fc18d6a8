import type { FlattenedField } from 'payload'
import { formatLongDate } from '@/domain/dates'

/** A field for a day holds noon in UTC, which has no hour to tell. */
export const isDayField = (field: FlattenedField | undefined): boolean =>
  field?.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'

export const dayWords = (at: number | string): string => formatLongDate(new Date(at).toISOString())
