import { kindOf } from '@/features/accounts/login.rules'
import type { LetterKind } from '@/core/letter/letter'
import type { Site } from '@/core/dealer/views'
import { maskedEmail } from '@/lib/text'
import { momentText } from '@/core/place/moments'

interface Change {
  site: Site
  /** What the account is signed in to with from now on. */
  login: string
  now: number
}

/** To the address before the change. No link in it signs anybody in. */
export const accountChanged: LetterKind<Change> = {
  name: 'Account changed',
  to: 'shopper',
  write({ site: { tenant, config }, login, now }) {
    const isEmail = kindOf(login) === 'email'
    const what = isEmail ? 'email address' : 'phone number'
    const shown = isEmail ? maskedEmail(login) : `one that ends in ${login.slice(-3)}`
    return {
      subject: `The ${what} of your account at ${tenant.name} was changed`,
      heading: `Your ${what} was changed`,
      parts: [
        `The ${what} of your account at ${tenant.name} was changed to ${shown}. This was on ${momentText(now, config.timezone)}.`,
        'From now on you sign in with the new one.',
        'That was not you? Tell us at once, so that we can help you get your account back.',
      ],
    }
  },
  samples: ({ site, now }) => ({
    'Email address': { site, login: 'sam@new.example', now: now.getTime() },
    'Phone number': { site, login: '+61412345678', now: now.getTime() },
  }),
}
