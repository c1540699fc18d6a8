import { randomBytes } from 'node:crypto'
import type { Site } from '@/core/dealer/views'
import { hashOf } from '@/lib/secrets'
import { changeShopper, findShopper } from './changeShopper'
import type { Session, Shopper, ShopperRow } from './row'
import { DAY_MS } from '@/lib/time'

export const SESSION_MS = 30 * DAY_MS
/** When there are more, the oldest device is signed out. */
const MOST_SESSIONS = 20

const openAt = (sessions: readonly Session[], now: number): Session[] =>
  sessions.filter(({ expires_at }) => expires_at > now)

/** Returns the cookie's value: the shopper's id and a secret, of which the row has the hash. */
export async function openSession(shopper: Pick<Shopper, 'tenant' | 'id'>, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const session: Session = { hash: hashOf(token), created_at: now, expires_at: now + SESSION_MS }
  await changeShopper(shopper, ({ sessions }) => ({
    sessions: [...openAt(sessions, now), session].slice(-MOST_SESSIONS),
  }))
  return `${shopper.id}.${token}`
}

interface Found {
  shopper: ShopperRow
  session: Session
}

async function find(site: Site, value: string | null, now: number): Promise<Found | null> {
  const [id, token] = value?.split('.') ?? []
  if (!id || !token) return null
  const shopper = await findShopper(site.tenant.id, id)
  const hash = hashOf(token)
  const session = shopper && openAt(shopper.sessions, now).find((one) => one.hash === hash)
  return session ? { shopper, session } : null
}

const plain = ({ id, tenant, name, email, phone }: ShopperRow): Shopper => ({
  id,
  tenant,
  name,
  email,
  phone,
})

/** The shopper of a cookie, at this dealer only. Each day of use starts the thirty days again. */
export async function readSession(site: Site, value: string | null, now: number): Promise<Shopper | null> {
  const found = await find(site, value, now)
  if (!found) return null
  const { shopper, session } = found
  if (session.expires_at < now + SESSION_MS - DAY_MS)
    await changeShopper(shopper, ({ sessions }) => ({
      sessions: sessions.map((one) =>
        one.hash === session.hash ? { ...one, expires_at: now + SESSION_MS } : one,
      ),
    }))
  return plain(shopper)
}

export async function endSession(site: Site, value: string | null, everywhere: boolean): Promise<void> {
  const found = await find(site, value, Date.now())
  if (!found) return
  const { hash } = found.session
  await changeShopper(found.shopper, ({ sessions }) => ({
    sessions: everywhere ? [] : sessions.filter((one) => one.hash !== hash),
  }))
}
