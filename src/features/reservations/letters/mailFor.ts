import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { OwedMail } from '@/core/letter/owedMails'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import type { Reservation } from '@/features/reservations/row'
import { isDealerKind, reservationNotice } from './dealer'
import type { Reserved } from './sample'
import { isStillTrue, reservation } from './shopper'

/** Null for a mail that is no longer true. */
export function reservationMail(
  site: Site,
  row: Reservation,
  { kind, key, to }: Pick<OwedMail, 'kind' | 'key' | 'to'>,
  { like, drive }: Pick<Reserved, 'like' | 'drive'>,
): MailMessage | null {
  const facts = { site, row, kind, like, drive }
  // No name: the sender of the form typed it, and the address may belong to another person.
  const envelope = { key, to: { name: '', address: to } }
  if (isDealerKind(kind)) {
    const replyTo = { name: row.name, address: row.email }
    return mailOf(reservationNotice, facts, lookOf(site), { ...envelope, replyTo })
  }
  return isStillTrue(kind, row) ? mailOf(reservation, facts, lookOf(site), envelope) : null
}
