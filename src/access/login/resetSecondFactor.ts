import type { Payload } from 'payload'
import { forgiveCodes } from './limits'
import { turnOff } from './secondFactor'
import { endOthers } from './sessions'
import { mailTwoSteps } from './twoStepsMail'

/** For a person whose phone is lost: the password alone lets them in, and they are signed out everywhere. False: they have none. */
export async function resetSecondFactor(payload: Payload, id: string, email: string): Promise<boolean> {
  if (!(await turnOff(payload, id))) return false
  await endOthers(payload, id)
  await forgiveCodes(id)
  await mailTwoSteps(payload, email, 'reset')
  return true
}
