import { signInHref } from '@/features/accounts/signInHref.rules'
import { json } from '@/app/api/cars/answers'
import { formPage, type Sender } from './plainFrame'
import { phrase, t } from '@/lib/words'

export const SIGNED_OUT = phrase('Please sign in first.')

/** The session of a page that was open has ended: its sign-in leads back to the page, with all of its address. */
export const signInFirst = (
  sender: Sender,
  place: Omit<Parameters<typeof signInHref>[0], 'back'> & { redirect: string },
): Response => {
  const href = signInHref({ ...place, redirect: formPage(sender) ?? place.redirect, back: '/' })
  return json({ error: t(SIGNED_OUT), sign_in: href }, 401)
}
