import { expect, it } from 'vitest'
import { titledViews } from '@/admin/frame/titles'
import { PAYLOAD_WORDS } from '@/admin/words/payloadWords.data'
import config from '@payload-config'

/** Payload titles these itself. */
const BY_PAYLOAD = ['dashboard', 'login']

it('each screen of our own has a title of its own in the browser', async () => {
  const { admin } = await config
  const titles = Object.entries(admin.components.views ?? {}).flatMap(([name, { meta }]) =>
    BY_PAYLOAD.includes(name) ? [] : [meta?.title ?? name],
  )
  expect(titles).toEqual(expect.arrayContaining(['Leads', 'Cars', 'New dealer', 'Join the team']))
  expect(titles.filter((title) => typeof title !== 'string' || !/^[A-Z]/.test(title))).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

it('Today is not called a dashboard', () => expect(PAYLOAD_WORDS.general.dashboard).toBe('Today'))

it('the screens before a sign-in speak as the others do', () => {
  const { login, forgotPassword, resetPassword } = PAYLOAD_WORDS.authentication
  expect([login, forgotPassword, resetPassword]).toEqual(['Sign in', 'Forgot password', 'New password'])
})

it('what they ask and answer is in words of a dealer, none of them Payload’s', () => {
  const { authentication, error, general } = PAYLOAD_WORDS
  const message = [
    authentication.forgotPasswordEmailInstructions,
    authentication.checkYourEmailForPasswordReset,
    authentication.passwordResetSuccessfully,
    error.correctInvalidFields,
    error.notAllowedToAccessPage,
    error.tokenInvalidOrExpired,
    error.unauthorized,
    general.submissionSuccessful,
    general.submit,
  ]
  expect(message.join(' ')).not.toMatch(/undefined|submi|token|invalid|unauthorized|associated|instructions/i)
})

it('each list of the menu says what it is for, which is all that is there while it is empty', async () => {
  const { collections } = await config
  const silent = collections.filter(
    ({ admin: { hidden, description, group, components } }) =>
      hidden !== true && group !== false && !description && !components?.views?.list,
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

it('a title that a screen states is kept', () => {
  const one = { Component: '/x#X', path: '/leads', meta: { title: 'Enquiries' } } as const
  expect(titledViews({ one }).one).toMatchObject({ meta: { title: 'Enquiries' } })
})
