import type { Payload } from 'payload'
import { forgiveCodes } from './limits'
import { turnOff } from './secondFactor'
import { endOthers } from './sessions'
import { mailTwoSteps } from './twoStepsMail'

/** From now on the password is enough, and all sessions end. False: there was no second step. */
export async function resetSecondFactor(payload: Payload, id: string, email: string): Promise<boolean> {
  if (!(await turnOff(payload, id))) return false
  await endOthers(payload, id)
  await forgiveCodes(id)
  await mailTwoSteps(payload, email, 'reset')
  return true
}
