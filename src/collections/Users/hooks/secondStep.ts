import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'
import { countCode, forgiveCodes, uncountLogin } from '@/access/login/limits'
import { logLogin } from '@/access/login/log'
import { factorOf, isRightCode, offerKey, turnOn } from '@/access/login/secondFactor'
import { SecondStepError } from '@/access/login/secondStepError'
import { endOthers } from '@/access/login/sessions'
import { mailOwner } from '@/core/letter/rows/mailStaff'
import { twoStepsMail } from '@/features/staff/letters.rules'
import { needsTwoSteps } from '@/access/login/needsTwoSteps'
import { qrPath } from '@/lib/qr'
import { tooMany } from '@/access/tooMany'
import { callerOf } from './login'

const input = (req: PayloadRequest, name: string): string => {
  const value: unknown = recordOf(req.data)[name]
  return typeof value === 'string' ? value.trim().slice(0, 1000) : ''
}

async function limitCodes(req: PayloadRequest, user: string): Promise<void> {
  const counted = await countCode(user, callerOf(req, {}).address)
  if (!counted.ok) tooMany(req, counted.retryAfter)
}

/** There is no session yet, so the new key is sent sealed and comes back with the first code that was made from it. */
async function setUp(req: PayloadRequest, user: string, row: Record<string, unknown>): Promise<void> {
  const [sealed, code] = [input(req, 'second_step_key'), input(req, 'code')]
  const caller = callerOf(req, row)
  if (!sealed || !code) {
    await uncountLogin(caller)
    const { uri, ...offer } = offerKey(user, caller.email)
    throw new SecondStepError('setup', { ...offer, qr: qrPath(uri) })
  }
  await limitCodes(req, user)
  if (!(await turnOn(req.payload, user, sealed, code))) throw new SecondStepError('wrong')
  await endOthers(req.payload, user)
  await logLogin(req.payload, 'two steps on', caller)
  await mailOwner(req.payload, caller.email, twoStepsMail, { change: 'on', email: caller.email })
}

/** Runs when the password is right, before there is a session. A mailed link sets a password and signs nobody in. */
export const askSecondStep: CollectionBeforeLoginHook = async ({ user, req }) => {
  const row = recordOf(user)
  const id = String(row.id)
  const factor = await factorOf(req.payload, id)
  if (!factor && !needsTwoSteps(row.role)) return user
  if (req.context.newPassword) {
    await endOthers(req.payload, id)
    await forgiveCodes(id, callerOf(req, row).address)
    throw new SecondStepError('kept')
  }
  if (!factor) {
    await setUp(req, id, row)
    return user
  }
  const code = input(req, 'code')
  if (!code) {
    await uncountLogin(callerOf(req, row))
    throw new SecondStepError('needed')
  }
  await limitCodes(req, id)
  if (!(await isRightCode(req.payload, factor, code))) throw new SecondStepError('wrong')
  return user
}
