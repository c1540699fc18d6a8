import { kindOf } from '@/features/accounts/login.rules'
import type { LetterKind } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import type { SmsMessage } from '@/integrations/sms'
import { codeOf } from '@/features/accounts/code'

interface Due {
  key: string
  login: string
  salt: string
  /** Null where only the digits work. */
  link: string | null
}

export const code: LetterKind<{ site: Site } & Pick<Due, 'salt' | 'link'>> = {
  name: 'Code to sign in',
  to: 'shopper',
  write({ site: { tenant, origin }, salt, link }) {
    const digits = codeOf(salt)
    return {
      subject: `${digits} is your code for ${tenant.name}`,
      preview: 'It works for 10 minutes, and once.',
      heading: `Your code to sign in at ${tenant.name}`,
      parts: [
        { code: digits },
        link !== null && {
          link: `Sign in at ${tenant.name}`,
          href: `${origin}/sign-in?link=${link}`,
          before: 'On another device, open this link and press the button there:',
        },
        'It works for 10 minutes, and once. Did not ask for it? Then do nothing: without the code nobody gets in.',
      ],
    }
  },
  /** The last line lets phones offer the code to the site that asked for it, and to no other. */
  sms: ({ site: { tenant, host }, salt }) =>
    `${codeOf(salt)} is your code to sign in at ${tenant.name}. It works for 10 minutes.\n\n@${host} #${codeOf(salt)}`,
  samples: ({ site }) => ({
    'Code and link': { site, salt: 'sample', link: 'sample' },
    'Code alone': { site, salt: 'sample', link: null },
  }),
}

export const codeText = (site: Site, { key, login, salt, link }: Due): SmsMessage => ({
  ...{ key, to: login, text: code.sms?.({ site, salt, link }) ?? '' },
})

export const codeMail = (site: Site, { key, login, salt, link }: Due): MailMessage =>
  mailOf(code, { site, salt, link }, lookOf(site), { key, to: { name: '', address: login } })

export const isByText = ({ login }: Due): boolean => kindOf(login) === 'phone'
