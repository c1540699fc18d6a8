/** Each kind of mail that the product sends: a test compares it with the code. A lead in a machine's format (ADF) is none. */
import { accountChanged } from '@/features/accounts/letters/changed'
import { code } from '@/features/accounts/letters/code'
import { bookingLetter, bookingNotice } from '@/features/bookings/letters/booking'
import { statusMail } from '@/features/dealers/status'
import { floodMail } from '@/features/leads/flood'
import { followUp } from '@/features/leads/letters/followUp'
import { heard } from '@/features/leads/letters/heard'
import { notice } from '@/features/leads/letters/notice'
import { receipt } from '@/features/leads/letters/receipt'
import { reply } from '@/features/leads/letters/reply'
import { testMail } from '@/features/leads/testMail'
import { dealLetter } from '@/features/reservations/deals/link'
import { reservationNotice } from '@/features/reservations/letters/dealer'
import { reservation } from '@/features/reservations/letters/shopper'
import { freeLetter } from '@/features/reservations/line/call'
import { paymentLetter, paymentNotice } from '@/features/reservations/payments/letters'
import { alert } from '@/features/saved-searches/letters/alert'
import { confirm } from '@/features/saved-searches/letters/mailFor'
import { prizeLetter } from '@/features/spin/prizeMail'
import { accountMail, forgottenMail, inviteMail, twoStepsMail } from '@/features/staff/letters.rules'
import { heldFeedMail, staleFeedMail } from '@/features/stock/feedMails.rules'
import { textAlarmMail } from '@/core/letter/textAlarmMail'
import { listed, type ListedKind } from '@/core/letter/mail'

export const LETTERS: Readonly<Record<string, ListedKind>> = {
  receipt: listed(receipt),
  reply: listed(reply),
  bookingLetter: listed(bookingLetter),
  reservation: listed(reservation),
  dealLetter: listed(dealLetter),
  freeLetter: listed(freeLetter),
  paymentLetter: listed(paymentLetter),
  confirm: listed(confirm),
  alert: listed(alert),
  code: listed(code),
  accountChanged: listed(accountChanged),
  prizeLetter: listed(prizeLetter),
  notice: listed(notice),
  heard: listed(heard),
  followUp: listed(followUp),
  bookingNotice: listed(bookingNotice),
  reservationNotice: listed(reservationNotice),
  paymentNotice: listed(paymentNotice),
  testMail: listed(testMail),
  floodMail: listed(floodMail),
  textAlarmMail: listed(textAlarmMail),
  heldFeedMail: listed(heldFeedMail),
  staleFeedMail: listed(staleFeedMail),
  statusMail: listed(statusMail),
  inviteMail: listed(inviteMail),
  accountMail: listed(accountMail),
  forgottenMail: listed(forgottenMail),
  twoStepsMail: listed(twoStepsMail),
}
