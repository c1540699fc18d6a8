/**
 * Who works for several dealers looks at one of them at a time. The choice is a cookie that only narrows what lists
 * show: rights never come from it, and a row that is opened by its address does not ask for it.
 */
import { JWTAuthentication, type AccessArgs, type AuthStrategy, type Payload, type TypedUser } from 'payload'
import { parseCookies } from 'payload/shared'
import { isServerAction } from '@/lib/nextContract'
import { isPlatform, mayShow, staffOf } from './staff'

export const SHOWN_COOKIE = 'forecourt-dealer'
const PROPERTY = '_shown'

/** False for a dealer that the person does not work for, and for one that is gone. */
export async function canShow(payload: Payload, user: unknown, tenant: string): Promise<boolean> {
  const staff = staffOf(user)
  if (!staff || !/^[\w-]{1,64}$/.test(tenant) || !mayShow(staff, tenant)) return false
  if (!isPlatform(staff)) return true
  const where = { id: { equals: tenant } }
  return (await payload.count({ collection: 'tenants', where, overrideAccess: true })).totalDocs > 0
}

/** Payload's own sign-in, with the chosen dealer written on the user of the request. */
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
 * Whether a list is read to be shown. A row by its id is read whichever dealer is chosen, since links in mails lead to
 * it; and what a form names is looked for among all, since it may be of that row's dealer.
 */
export const isShownList = ({ req, id }: Pick<AccessArgs, 'req' | 'id'>): boolean =>
  id === undefined && (req.method ?? 'GET') === 'GET' && !isServerAction(req.headers)

/** The same person, who looks at all of their dealers. */
export function ofAllDealers(user: TypedUser): TypedUser {
  const { ...same } = user
  Reflect.deleteProperty(same, PROPERTY)
  return same
}
