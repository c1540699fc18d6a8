import type { CollectionAfterLoginHook, CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'

/**
 * What an invitation keeps on the account comes with the call, since no form may write it. A link that went to an
 * address which is the person's no more stops working.
 */
export const applyInvitation: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [before, after] = [recordOf(originalDoc), recordOf(data)]
  const isElsewhere = Boolean(before.invited_until) && 'email' in after && after.email !== before.email
  return {
    ...after,
    ...(isElsewhere && { invite_hash: null, invited_until: Date.now() }),
    ...recordOf(req.context.invitation),
  }
}

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
