import { APIError } from 'payload'

/**
 * The password is right, but: `needed`, a code is missing; `setup`, the second step has to be set up first; `wrong`, the
 * code is wrong; `kept`, the new password is stored and does not sign the person in.
 */
export type SecondStep = 'needed' | 'setup' | 'wrong' | 'kept'

const WORDS: Record<SecondStep, string> = {
  needed: 'Your password is right. A code is needed, too: send it as "code".',
  setup: 'Platform admins sign in with two steps. Set them up on the sign-in page first.',
  wrong: 'That code is not right, or it was used already. Wait for the next one and try again.',
  kept: 'Your new password is kept. Sign in with it and a code.',
}

export class SecondStepError extends APIError<{ second_step: SecondStep }> {
  constructor(step: SecondStep, more: Record<string, unknown> = {}) {
    super(WORDS[step], 401, { second_step: step, ...more }, true)
  }
}
