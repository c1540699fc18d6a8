import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { recordOf } from '@/access/ids'
import { evenTime } from '@/access/login/evenTime'
import {
  countAttempt,
  forgiveCodes,
  forgiveLogin,
  isManyFailures,
  LOGIN_LIMITS,
  type Caller,
} from '@/access/login/limits'
import { logLogin } from '@/access/login/log'
import { SecondStepError } from '@/access/login/secondStepError'
import { tooMany } from '@/access/tooMany'
import { afterwards } from '@/lib/afterwards'
import { tellOfFailures } from './notifyOwner'

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1000) : '')
export const callerOf = (req: PayloadRequest, data: Record<string, unknown>): Caller => ({
  email: text(data.email),
  address: text(req.headers.get('x-forwarded-for')),
})

/** Counted before the password check, so that parallel guesses all count. */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const data = recordOf(recordOf(args).data)
  const caller = callerOf(req, data)
  const counted = await countAttempt(LOGIN_LIMITS, caller)
  if (!counted.ok) {
    if (counted.first) await logLogin(req.payload, 'log in locked', caller)
    tooMany(req, counted.retryAfter)
  }
  if (text(data.password)) await evenTime(req.payload, caller.email, text(data.password))
  req.context.caller = caller
  return args
}

export const noteLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const caller = callerOf(req, recordOf(user))
  await forgiveLogin(caller)
  await forgiveCodes(user.id, caller.address)
  await logLogin(req.payload, 'log in', caller)
  return user
}

export const noteFailure: CollectionAfterErrorHook = async ({ error, req }) => {
  const caller = recordOf(req.context.caller)
  if (typeof caller.email !== 'string') return
  if (error instanceof AuthenticationError) {
    await logLogin(req.payload, 'log in failed', callerOf(req, caller))
    if (await isManyFailures(caller.email))
      afterwards(tellOfFailures(req, caller.email), 'failed sign-ins could not be mailed')
  }
  if (error instanceof SecondStepError && error.data.second_step === 'wrong')
    await logLogin(req.payload, 'second step failed', callerOf(req, caller))
}
