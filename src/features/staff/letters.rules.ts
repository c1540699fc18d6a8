/** Mails about the accounts of staff. */
import type { LetterKind, Part, SampleWorld } from '@/core/letter/letter'
import { zoneWords, momentText } from '@/core/place/moments'
import { maskedEmail } from '@/lib/text'
import { INVITE_DAYS } from './invitation.rules'

export type AccountChange =
  | { kind: 'address'; to: string; by: string }
  | { kind: 'password'; by: string }
  | { kind: 'reset' }
  | { kind: 'failures' }

export interface AccountMoment {
  at: number
  zone: string
  /** Of the admin. */
  origin: string
}

const SUBJECTS = {
  address: 'The email address of your account was changed',
  password: 'Your password was changed',
  reset: 'Your password was changed',
  failures: 'Many failed sign-ins to your account',
}
const TELL = 'Was this not you? Contact an administrator of your dealer at once'
const advice = (kind: AccountChange['kind'], origin: string): Part => {
  if (kind === 'address') return `${TELL}: they can put it back and end all sessions.`
  const before =
    kind === 'failures'
      ? 'Was this not you? Choose a password that you use nowhere else, and turn on two steps to sign in.'
      : `${TELL}, and choose another password.`
  return { button: 'Choose a new password', href: `${origin}/admin/forgot`, before }
}

function happened(change: AccountChange): string {
  if (change.kind === 'failures')
    return 'Somebody tried to sign in to your account with wrong passwords, many times within an hour, and did not get in. You can still sign in.'
  if (change.kind === 'reset') return 'Somebody set a new password with a link that was emailed to you.'
  if (change.kind === 'password') return `${change.by} set a new password for your account.`
  return `${change.by} changed the email address of your account to ${maskedEmail(change.to)}. You sign in with the new one from now on.`
}

/** To the owner, at the address before the change. No link in it signs anybody in. */
export const accountMail: LetterKind<{ change: AccountChange; moment: AccountMoment }> = {
  name: 'Account changed',
  to: 'staff',
  write: ({ change, moment: { at, zone, origin } }) => ({
    subject: SUBJECTS[change.kind],
    heading: SUBJECTS[change.kind],
    parts: [
      `${happened(change)} This was on ${momentText(at, zone)} (${zoneWords(zone)}).`,
      advice(change.kind, origin),
    ],
  }),
  samples: ({ site, now }) => {
    const moment = { at: now.getTime(), zone: site.config.timezone, origin: site.origin }
    return {
      'Email address': { change: { kind: 'address', to: 'jo@new.example', by: 'Alex Reid' }, moment },
      'Password, by an administrator': { change: { kind: 'password', by: 'Alex Reid' }, moment },
      'Password, by a link': { change: { kind: 'reset' }, moment },
      'Failed sign-ins': { change: { kind: 'failures' }, moment },
    }
  },
}

/** To whoever is said to have forgotten: a stranger may have asked, so it says what to do then. */
export const forgottenMail: LetterKind<{ email: string; link: string }> = {
  name: 'New password',
  to: 'staff',
  write: ({ email, link }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    parts: [
      `Somebody asked for a new password for ${email}. Choose it here within an hour:`,
      { button: 'Choose a new password', href: link },
    ],
    why: ['That was not you? Do nothing: your password stays as it is.'],
  }),
  samples: ({ site }) => ({
    'Forgotten password': { email: 'jo@dealer.example', link: `${site.origin}/admin/reset` },
  }),
}

interface Invitation {
  by: string
  dealers: string
  link: string
  /** Missing for somebody who has an account. */
  name?: string
}

const invited = ({ site }: SampleWorld): Invitation => ({
  ...{ by: 'Alex Reid', dealers: site.tenant.name, link: `${site.origin}/admin/invitation` },
})

export const inviteMail: LetterKind<Invitation> = {
  name: 'Invitation',
  to: 'staff',
  write: ({ name, by, dealers, link }) => ({
    subject: `${by} invites you to ${dealers}`,
    greeting: name ? `Hello ${name},` : 'Hello,',
    heading: `${by} invites you to ${dealers}`,
    parts: name
      ? [
          `${by} invites you to work on the website of ${dealers}.`,
          `Choose your password here. The link works once, for ${INVITE_DAYS} days:`,
          { button: 'Choose your password', href: link },
        ]
      : [
          `${by} invites you to work on the website of ${dealers}, with the account that you have.`,
          `Sign in and accept here. The link works once, for ${INVITE_DAYS} days:`,
          { button: 'Sign in and accept', href: link },
        ],
    why: ['Not expecting this? You can ignore this email: nothing happens unless you use the link.'],
  }),
  samples: (world) => ({
    'New person': { ...invited(world), name: 'Jo Miller' },
    'Has an account': invited(world),
  }),
}

const TWO_STEPS = {
  on: 'Two steps to sign in are on',
  off: 'Two steps to sign in are off',
  codes: 'New paper codes were made',
  reset: 'An administrator took your second step off',
} as const

/** Informs the owner of each change of the second step. */
export const twoStepsMail: LetterKind<{ change: keyof typeof TWO_STEPS; email: string }> = {
  name: 'Second step changed',
  to: 'staff',
  write: ({ change, email }) => ({
    subject: TWO_STEPS[change],
    heading: TWO_STEPS[change],
    parts: [
      `${TWO_STEPS[change]} for ${email}.`,
      'That was not you? Choose a new password and tell your administrator at once.',
    ],
  }),
  samples: () => ({
    'Switched on': { change: 'on', email: 'jo@dealer.example' },
    'Switched off': { change: 'off', email: 'jo@dealer.example' },
    'New paper codes': { change: 'codes', email: 'jo@dealer.example' },
    'Taken off by an administrator': { change: 'reset', email: 'jo@dealer.example' },
  }),
}
