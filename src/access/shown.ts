/**
 * A person of several dealers looks at one of them at a time. The choice is a cookie that only narrows lists: rights never
 * depend on it, and neither does opening a row by its address.
 */
import { JWTAuthentication, type AccessArgs, type AuthStrategy, type Payload, type TypedUser } from 'payload'
import { parseCookies } from 'payload/shared'
import { isServerAction } from '@/lib/nextContract'
import { isPlatform, mayShow, staffOf } from './staff'

export const SHOWN_COOKIE = 'forecourt-dealer'
const PROPERTY = '_shown'

/** False for a dealer that the person does not work for, and for one that no longer exists. */
export async function canShow(payload: Payload, user: unknown, tenant: string): Promise<boolean> {
  const staff = staffOf(user)
  if (!staff || !/^[\w-]{1,64}$/.test(tenant) || !mayShow(staff, tenant)) return false
  if (!isPlatform(staff)) return true
  const where = { id: { equals: tenant } }
  return (await payload.count({ collection: 'tenants', where, overrideAccess: true })).totalDocs > 0
}

/** Payload's own sign-in, which also stores the chosen dealer on the user of the request. */
export const withShownDealer: AuthStrategy = {
  name: 'shown-dealer',
  async authenticate(args) {
    const chosen = parseCookies(args.headers).get(SHOWN_COOKIE)
    if (!chosen) return { user: null }
    const result = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
    if (!result.user || !(await canShow(args.payload, { ...result.user }, chosen))) return result
    return { ...result, user: Object.assign(result.user, { [PROPERTY]: chosen }) }
  },
}

/**
 * A row is read by its id whichever dealer is chosen, since links in mails lead to it; what a form refers to is looked up
 * among all dealers, since it may belong to that row's dealer.
 */
export const isShownList = ({ req, id }: Pick<AccessArgs, 'req' | 'id'>): boolean =>
  id === undefined && (req.method ?? 'GET') === 'GET' && !isServerAction(req.headers)

/** The same user, without a chosen dealer. */
export function ofAllDealers(user: TypedUser): TypedUser {
  const { ...same } = user
  Reflect.deleteProperty(same, PROPERTY)
  return same
}
