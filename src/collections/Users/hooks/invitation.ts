import type { CollectionAfterLoginHook, CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'

/** What an invitation keeps on the account comes with the call, since no form may write it. */
export const applyInvitation: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...recordOf(data),
  ...recordOf(req.context.invitation),
})

/** Who comes in by the link of a forgotten password needs the invitation no more. */
export const endInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!recordOf(user).invited_until) return
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invited_until: null, invite_hash: null },
    returning: false,
  })
}
