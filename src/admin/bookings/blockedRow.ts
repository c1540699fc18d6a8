/** A row that is being edited: its day may still be missing. */
export interface BlockedRow {
  kind?: 'test_drive' | 'service' | null
  weekday?: number | null
  date?: string | null
  from: string
  to: string
  note?: string | null
}

const KINDS = ['test_drive', 'service'] as const

export const kindFrom = (value: string): BlockedRow['kind'] => KINDS.find((kind) => kind === value) ?? null

/** `day` is a date, or the number of a weekday. */
export const withDay = (row: BlockedRow, day: string): BlockedRow =>
  day === 'date' ? { ...row, weekday: null, date: '' } : { ...row, weekday: Number(day), date: null }
