import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { recordOf } from '@/access/ids'

const FIELDS = { email: 'email address', password: 'password' }

/** Payload changes an address and hashes a password before it checks that they are texts. */
export const onlyTexts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = recordOf(recordOf(args).data)
  for (const [name, words] of Object.entries(FIELDS))
    if (data[name] !== undefined && data[name] !== null && typeof data[name] !== 'string')
      throw new APIError(`The ${words} is not text. Nothing was saved.`, 400, undefined, true)
  return args
}
