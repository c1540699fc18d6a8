import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './types'

/** Line breaks would start a new header. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200)

/** Our message -> nodemailer's. `host` is the platform host, for the Message-ID. */
export function compose(mail: MailMessage, host: string): SendMailOptions {
  return {
    messageId: `<${mail.key}@${host}>`,
    from: { name: oneLine(mail.from.name), address: mail.from.address },
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    replyTo: mail.replyTo && { name: oneLine(mail.replyTo.name), address: mail.replyTo.address },
    subject: oneLine(mail.subject),
    headers:
      mail.unsubscribe === undefined
        ? undefined
        : {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
    text: mail.text,
    html: mail.html,
    icalEvent: mail.calendar && { ...mail.calendar, filename: 'booking.ics' },
  }
}
