import { signature } from '@/core/letter/signature'
import { kindOf } from '@/features/accounts/login.rules'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import type { MailMessage } from '@/integrations/mail'
import { maskedEmail } from '@/lib/text'
import { momentText } from '@/core/place/moments'

interface Change {
  key: string
  /** The account's address before the change. */
  to: string
  /** What the account is signed in to with from now on. */
  login: string
}

/** No link in it signs anybody in. */
export function changedMail(site: Site, { key, to, login }: Change, now: number): MailMessage {
  const { tenant, config } = site
  const isEmail = kindOf(login) === 'email'
  const what = isEmail ? 'email address' : 'phone number'
  const shown = isEmail ? maskedEmail(login) : `one that ends in ${login.slice(-3)}`
  return {
    key,
    from: { name: tenant.name, address: env.sender },
    to: { name: '', address: to },
    replyTo: config.email ? { name: tenant.name, address: config.email } : undefined,
    subject: `The ${what} of your account at ${tenant.name} was changed`,
    text: [
      `The ${what} of your account at ${tenant.name} was changed to ${shown}. It was ${momentText(now, config.timezone)}.`,
      'From now on you sign in with the new one.',
      '',
      'That was not you? Tell us at once, so that we can help you get your account back.',
      '',
      ...signature(site),
    ].join('\n'),
  }
}
