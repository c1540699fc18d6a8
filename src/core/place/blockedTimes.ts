import { z } from 'zod'
import { weekdayOf } from '@/core/dealer/country/civil'
import { writtenDay, writtenTime } from '@/core/place/hours/written'
import { type BookingKind, KINDS } from '@/core/dealer/links/bookingPages'

const blockedTimeSchema = z
  .object({
    /** Empty: all kinds. */
    kind: z.enum(KINDS).nullish(),
    /** A day of every week, 0 is Sunday. */
    weekday: z.number().int().min(0).max(6).nullish(),
    date: writtenDay.nullish(),
    from: writtenTime,
    to: writtenTime,
    note: z.string().max(300).nullish(),
  })
  .refine(({ from, to }) => from < to, { message: 'The end must be after the beginning.', path: ['to'] })
  .refine(({ weekday, date }) => (weekday == null) !== (date == null), {
    message: 'Choose a day of the week or a date.',
    path: ['date'],
  })

export const blockedTimesSchema = z.array(blockedTimeSchema).max(200)
export type BlockedTime = z.output<typeof blockedTimeSchema>

export const blockedOn = (times: readonly BlockedTime[], kind: BookingKind, date: string): BlockedTime[] =>
  times.filter(
    (time) =>
      (!time.kind || time.kind === kind) &&
      (time.date ? time.date === date : time.weekday === weekdayOf(date)),
  )
