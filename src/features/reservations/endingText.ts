/** The text before a hold ends, beside its mail: owed when that goes, for the first hour of the day at which it may. */
import type { Site } from '@/core/dealer/views'
import type { OwedMail } from '@/core/letter/owedMails'
import { reminderNumber, reminderTime, sendReminder } from '@/core/letter/rows/reminderText'
import { reservation } from '@/features/reservations/letters/shopper'
import { changeReservation } from './change'
import { ENDING_TEXT } from './owed'
import { owe } from './owing'
import type { Reservation } from './row'

/** `mail`: the one that goes. Once for each, however often it is tried. */
export async function oweEndingText(
  site: Site,
  row: Reservation,
  mail: OwedMail,
  now: number,
): Promise<void> {
  const to = await reminderNumber(site, row)
  const [text] = to ? owe(ENDING_TEXT, mail.key, to, reminderTime(now, row.place.zone)) : []
  if (!text) return
  await changeReservation(row.id, ({ mails }) =>
    mails.some(({ key }) => key === text.key) ? null : { mails: [...mails, text] },
  )
}

/** Nothing for a hold that has ended, was taken up, or whose dealer has switched it off since. */
export async function sendEndingText(
  site: Site,
  row: Reservation,
  { key }: OwedMail,
  now: number,
): Promise<void> {
  const to = row.state === 'held' && row.held_until > now ? await reminderNumber(site, row) : null
  const text = reservation.sms?.({ site, row, kind: 'ending', like: [], drive: null })
  if (to && text) await sendReminder(site, { key, to, text }, now)
}
