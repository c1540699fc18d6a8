import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { recordOf } from '@/access/ids'
import { passwordFault } from '@/features/staff/passwordFault.rules'

const texts = (row: Record<string, unknown>): string[] =>
  [row.name, row.email].filter((value) => typeof value === 'string')

function check(req: PayloadRequest, password: unknown, about: Record<string, unknown>): void {
  if (typeof password !== 'string' || !password) return
  const message = passwordFault(password, texts(about))
  if (message)
    throw new ValidationError(
      { collection: 'users', errors: [{ label: 'password', path: 'password', message }] },
      req.t,
    )
}

/** Payload hashes the password before its other hooks see it; its own minimum is three characters. */
export const strongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = recordOf(recordOf(args).data)
  if (typeof data.password !== 'string') return args
  const id: unknown = recordOf(args).id
  const row =
    typeof id === 'string'
      ? await req.payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          overrideAccess: true,
          disableErrors: true,
        })
      : null
  check(req, data.password, { ...recordOf(row), ...data })
  return args
}

/** A password set through a mailed link runs no other hook before it is stored. */
export const strongNewPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  check(req, recordOf(req.data).password, recordOf(data))
  return data
}
