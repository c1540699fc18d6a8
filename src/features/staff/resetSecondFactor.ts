import type { Payload } from 'payload'
import { forgiveCodes } from '@/access/login/limits'
import { turnOff } from '@/access/login/secondFactor'
import { endOthers } from '@/access/login/sessions'
import { mailOwner } from '@/core/letter/rows/mailStaff'
import { twoStepsMail } from './letters.rules'

/** From now on the password is enough, and all sessions end. False: there was no second step. */
export async function resetSecondFactor(payload: Payload, id: string, email: string): Promise<boolean> {
  if (!(await turnOff(payload, id))) return false
  await endOthers(payload, id)
  await forgiveCodes(id)
  await mailOwner(payload, email, twoStepsMail, { change: 'reset', email })
  return true
}
