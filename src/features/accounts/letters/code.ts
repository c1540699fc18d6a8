import { countryFacts } from '@/core/dealer/country/country'
import { kindOf } from '@/features/accounts/login.rules'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import type { MailMessage } from '@/integrations/mail'
import type { SmsMessage } from '@/integrations/sms'
import { escapeHtml } from '@/lib/text'
import { codeOf } from '@/features/accounts/code'

interface Due {
  key: string
  login: string
  salt: string
  /** Null where only the digits work. */
  link: string | null
}

const NOT_YOU = 'Did not ask for it? Then do nothing: without the code nobody gets in.'

/** The last line lets phones offer the code to the site that asked for it, and to no other. */
export const codeText = ({ tenant, host }: Site, { key, login, salt }: Due): SmsMessage => ({
  key,
  to: login,
  text: `${codeOf(salt)} is your code to sign in at ${tenant.name}. It works for 10 minutes.\n\n@${host} #${codeOf(salt)}`,
})

export function codeMail({ tenant, config, origin }: Site, { key, login, salt, link }: Due): MailMessage {
  const code = codeOf(salt)
  const asked = `Your code to sign in at ${tenant.name}:`
  const good = 'It works for 10 minutes, and once.'
  const href = link ? `${origin}/sign-in?link=${link}` : null
  const there = 'On another device, open this link and press the button there:'
  return {
    key,
    from: { name: tenant.name, address: env.sender },
    to: { name: '', address: login },
    replyTo: config.email ? { name: tenant.name, address: config.email } : undefined,
    subject: `${code} is your code for ${tenant.name}`,
    text: [asked, '', code, '', ...(href ? [there, href, ''] : []), good, NOT_YOU].join('\n'),
    html: `<!doctype html><html lang="${countryFacts(config.country).lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${code}</title><body style="font:16px/25px Helvetica,Arial,sans-serif;margin:32px"><p>${escapeHtml(asked)}</p><p style="font-size:34px;line-height:42px;font-weight:700;letter-spacing:.12em;margin:0">${code}</p>${href ? `<p>${there}<br><a href="${escapeHtml(href)}">Sign in at ${escapeHtml(tenant.name)}</a></p>` : ''}<p>${good} ${NOT_YOU}</p>`,
  }
}

export const isByText = ({ login }: Due): boolean => kindOf(login) === 'phone'
