import { zoneWords, momentText } from '@/core/place/moments'
import { escapeHtml, maskedEmail } from '@/lib/text'

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
const advice = (kind: AccountChange['kind'], origin: string): string => {
  if (kind === 'failures')
    return `Was this not you? Choose a password that you use nowhere else at ${origin}/admin/forgot, and turn on two steps to sign in.`
  return kind === 'address'
    ? `${TELL}: they can put it back and end all sessions.`
    : `${TELL}, and choose another password at ${origin}/admin/forgot.`
}

function happened(change: AccountChange): string {
  if (change.kind === 'failures')
    return 'Somebody tried to sign in to your account with wrong passwords, many times within an hour, and did not get in. You can still sign in.'
  if (change.kind === 'reset') return 'Somebody set a new password with a link that was emailed to you.'
  if (change.kind === 'password') return `${change.by} set a new password for your account.`
  return `${change.by} changed the email address of your account to ${maskedEmail(change.to)}. You sign in with the new one from now on.`
}

/** To the owner, at the address before the change. No link in it signs anybody in. */
export const accountMail = (change: AccountChange, { at, zone, origin }: AccountMoment) => ({
  subject: SUBJECTS[change.kind],
  text: [
    `${happened(change)} It was ${momentText(at, zone)} (${zoneWords(zone)}).`,
    advice(change.kind, origin),
  ].join('\n\n'),
})

/** To whoever is said to have forgotten: a stranger may have asked, so it says what to do then. */
export const forgottenMail = (email: string, link: string) => ({
  subject: 'Choose a new password',
  html: `<p>Somebody asked for a new password for ${escapeHtml(email)}. With this link you choose it, within an hour:</p><p>${link}</p><p>That was not you? Do nothing: your password stays as it is.</p>`,
})
