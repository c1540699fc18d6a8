import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'
import { recordOf } from '@/access/ids'

/** The same response as for a wrong password. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ user, req }) => {
  if (recordOf(user).disabled === true) throw new AuthenticationError(req.t)
  return user
}
