import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { isFromOutside } from '@/access/fromOutside'
import { recordOf } from '@/access/ids'
import { isOwnPassword } from '@/access/login/isOwnPassword'
import { countAttempt, forgiveLogin, LOGIN_LIMITS } from '@/access/login/limits'
import { tooMany } from '@/access/tooMany'
import { callerOf } from './login'

export const OWN_PASSWORD = 'current_password'
const LABEL = 'Your current password'

function refuse(req: PayloadRequest, message: string): never {
  const errors = [{ label: LABEL, path: OWN_PASSWORD, message }]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}

/** The form always sends the address: only another one is a change. Many rows at once are not compared. */
async function isNewAddress(req: PayloadRequest, id: unknown, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false
  if (typeof id !== 'string') return true
  const row = recordOf(await req.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }))
  return row.email !== email.trim().toLowerCase()
}

/**
 * Whoever finds a browser open must not take the account, or a colleague's, for good. The person's own password is asked for
 * here, counted like a sign-in, and goes no further.
 */
export const askOwnPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('data' in args)) return args
  const { [OWN_PASSWORD]: typed, ...data } = recordOf(args.data)
  const rest = { ...args, data }
  if (!req.user || !isFromOutside(args, req)) return rest
  if (!data.password && !(await isNewAddress(req, recordOf(args).id, data.email))) return rest
  if (typeof typed !== 'string' || !typed)
    refuse(req, 'Enter your current password to change a password or an email address.')
  const caller = callerOf(req, recordOf(req.user))
  const counted = await countAttempt(LOGIN_LIMITS, caller)
  if (!counted.ok) tooMany(req, counted.retryAfter)
  if (!(await isOwnPassword(req.payload, String(req.user.id), typed.slice(0, 1000))))
    refuse(req, 'That is not your current password. Nothing was saved.')
  await forgiveLogin(caller)
  return rest
}
