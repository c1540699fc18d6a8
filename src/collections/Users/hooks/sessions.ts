import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterRefreshHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { recordOf } from '@/access/ids'
import { turnOff } from '@/access/login/secondFactor'
import { endOthers, endSession, extendSession, forgetOld, openSession } from '@/access/login/sessions'

/** A new password or address ends all sessions, except in the browser that sets it. */
export const noteNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const sets = operation === 'update' && Boolean(recordOf(recordOf(args).data).password)
  if (sets || operation === 'resetPassword') req.context.newPassword = true
  return args
}

export const endOldSessions: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isMoved = operation === 'update' && recordOf(previousDoc).email !== recordOf(doc).email
  if (!req.context.newPassword && !isMoved) return doc
  const id = String(recordOf(doc).id)
  const { id: me, _sid: mine } = recordOf(req.user)
  await endOthers(req.payload, id, me === id && typeof mine === 'string' ? mine : undefined)
  return doc
}

export const keepSession: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.context.newPassword) await endOthers(req.payload, user.id)
  await openSession(req, user)
  await forgetOld(req.payload)
  return user
}

export const dropSession: CollectionAfterLogoutHook = async ({ req }) => {
  const { id, _sid } = recordOf(req.user)
  const all = req.query?.allSessions === 'true'
  if (all) await endOthers(req.payload, String(id))
  else await endSession(req.payload, String(id), String(_sid))
}

export const renewSession: CollectionAfterRefreshHook = async ({ exp, req }) => {
  const sid: unknown = recordOf(req.user)._sid
  if (typeof sid === 'string') await extendSession(req.payload, sid, exp * 1000)
}

export const dropSessions: CollectionAfterDeleteHook = async ({ id, req }) => {
  await endOthers(req.payload, String(id))
  await turnOff(req.payload, String(id))
}
