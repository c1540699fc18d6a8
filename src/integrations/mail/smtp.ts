import { createTransport } from 'nodemailer'
import { compose } from './compose'
import type { MailPort } from './types'

/** `url` as smtp://user:password@host:port. Times out after 10 s, so that a dead server never outlives a lease. */
export function mailBySmtp(url: string, host: string): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    async send(mail) {
      await transport.sendMail(compose(mail, host))
    },
  }
}
