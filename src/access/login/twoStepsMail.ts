import type { Payload } from 'payload'

const SUBJECTS = {
  on: 'Two steps to sign in are on',
  off: 'Two steps to sign in are off',
  codes: 'New paper codes were made',
  reset: 'An administrator took your second step off',
} as const

/** Informs the owner of each change of the second step. A mail that fails stops nothing. */
export async function mailTwoSteps(
  payload: Payload,
  email: string,
  change: keyof typeof SUBJECTS,
): Promise<void> {
  const text = `${SUBJECTS[change]} for ${email}.\n\nThat was not you? Choose a new password and tell your administrator at once.`
  try {
    await payload.sendEmail({ to: email, subject: SUBJECTS[change], text })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'a change of the second step could not be mailed' })
  }
}
