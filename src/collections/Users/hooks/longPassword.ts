import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { recordOf } from '@/access/ids'

const MIN_PASSWORD_LENGTH = 10
const MESSAGE = `Use at least ${MIN_PASSWORD_LENGTH} characters; several words are easy to keep in mind.`

function check(password: unknown, req: PayloadRequest): void {
  if (typeof password !== 'string' || password.length >= MIN_PASSWORD_LENGTH || !password) return
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: MESSAGE }] }, req.t)
}

/** Payload hashes the password before its other hooks see it; its own minimum is three characters. */
export const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') check(recordOf(recordOf(args).data).password, req)
  return args
}

/** A password set by the link of a mail runs no other hook before it is kept. */
export const longNewPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  check(recordOf(req.data).password, req)
  return data
}
