import type { CollectionAfterLoginHook, CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'

/** No form may write these values. A link to an address that is no longer the person's stops working. */
export const applyInvitation: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [before, after] = [recordOf(originalDoc), recordOf(data)]
  const isElsewhere = Boolean(before.invited_until) && 'email' in after && after.email !== before.email
  return {
    ...after,
    ...(isElsewhere && { invite_hash: null, invited_until: Date.now() }),
    ...recordOf(req.context.invitation),
  }
}

/** A sign-in by the link for a forgotten password also completes the invitation. */
export const endInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!recordOf(user).invited_until) return
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invited_until: null, invite_hash: null },
    returning: false,
  })
}
