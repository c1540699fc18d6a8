/** The editor's rows, one per day, and the stored entries. Weekday 0 is Sunday. */
import { z } from 'zod'
import { ALTERNATE_SATURDAY_NOTE, BY_APPOINTMENT } from '@/core/place/hours/day'
import type { Department, OpeningHourEntry } from '@/core/place/views'

export interface Shift {
  open: string
  close: string
}
export interface DayRow {
  weekday: number
  isOpen: boolean
  shifts: Shift[]
  note: string
  /** The first Saturday by appointment, where every second one is; empty for the usual count. */
  appointmentFrom?: string
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const dayName = (weekday: number): string => DAYS[weekday] ?? ''
export const WEEK = [1, 2, 3, 4, 5, 6, 0]
export const USUAL: Shift = { open: '08:30', close: '17:00' }

const entrySchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  open: z.string().nullish(),
  close: z.string().nullish(),
  date: z.string().nullish(),
  note: z.string().nullish(),
  formated_hours: z.string().nullish(),
  appointment_from: z.string().nullish(),
})
type StoredEntry = z.output<typeof entrySchema>

export const readEntries = (value: unknown): StoredEntry[] => z.array(entrySchema).safeParse(value).data ?? []

export function toRows(value: unknown): DayRow[] {
  const entries = readEntries(value)
  return WEEK.map((weekday) => {
    const own = entries.filter((entry) => entry.weekday === weekday)
    const open = own.filter((entry) => entry.status === 'Open')
    const from = open.find((entry) => entry.appointment_from)?.appointment_from
    return {
      weekday,
      ...(from && { appointmentFrom: from }),
      isOpen: open.length > 0,
      shifts: open.map(({ open: from, close: to }) => ({
        open: from ?? USUAL.open,
        close: to ?? USUAL.close,
      })),
      note: own.find((entry) => entry.note)?.note ?? '',
    }
  })
}

export function toEntries(rows: readonly DayRow[], department: Department): OpeningHourEntry[] {
  return rows.flatMap((row): OpeningHourEntry[] => {
    const note = row.note.trim() || null
    if (!row.isOpen) return [{ weekday: row.weekday, status: 'Closed', department, note }]
    const from = alternates(row) && row.appointmentFrom ? { appointment_from: row.appointmentFrom } : {}
    return row.shifts.map((shift) => ({
      ...{ weekday: row.weekday, status: 'Open' as const, department, note },
      ...shift,
      ...from,
    }))
  })
}

const SATURDAY = 6

interface AppointmentRule {
  /** The website reads it as the rule; any other note is only text. */
  note: string
  words: string
}

/** By appointment: a closed day, or every second Saturday. Null for the other days. */
export function appointmentRule({
  weekday,
  isOpen,
}: Pick<DayRow, 'weekday' | 'isOpen'>): AppointmentRule | null {
  if (!isOpen) return { note: BY_APPOINTMENT, words: 'By appointment' }
  return weekday === SATURDAY
    ? { note: ALTERNATE_SATURDAY_NOTE, words: 'Every second one by appointment' }
    : null
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.toLowerCase()

export const isByAppointment = (row: DayRow): boolean => {
  const rule = appointmentRule(row)
  return rule !== null && same(row.note, rule.note)
}

/** Every second Saturday is by appointment. */
export const alternates = (row: DayRow): boolean =>
  row.isOpen && row.weekday === SATURDAY && isByAppointment(row)

export const withAppointment = (row: DayRow, on: boolean): DayRow => ({
  ...row,
  note: on ? (appointmentRule(row)?.note ?? row.note) : '',
})

/** The rule of a closed day means nothing on an open one, and the other way round. */
export const withOpen = (row: DayRow, isOpen: boolean): DayRow => ({
  ...row,
  isOpen,
  shifts: isOpen && !row.shifts.length ? [USUAL] : row.shifts,
  note: isByAppointment(row) ? '' : row.note,
})

export const sameDay = (a: DayRow | undefined, b: DayRow | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

export const copyToWeekdays = (rows: readonly DayRow[], from: DayRow): DayRow[] =>
  rows.map((row) => (row.weekday >= 1 && row.weekday <= 5 ? { ...from, weekday: row.weekday } : row))
