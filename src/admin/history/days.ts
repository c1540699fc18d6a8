import type { FlattenedField } from 'payload'
import { formatLongDate } from '@/lib/dates'

/** A field for a day stores noon in UTC, whose hour means nothing. */
export const isDayField = (field: FlattenedField | undefined): boolean =>
  field?.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'

export const dayWords = (at: number | string): string => formatLongDate(new Date(at).toISOString())
