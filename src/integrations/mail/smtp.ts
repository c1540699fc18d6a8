import { compose } from './compose'
import type { MailPort } from './types'

/** `url`: smtp://user:password@host:port. Times out after 10 s, less than a lease. */
export function mailBySmtp(url: string, host: string): MailPort {
  return {
    kind: 'smtp',
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 10_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await transport.sendMail(compose(mail, host))
    },
  }
}
