/** A dealer's staff on one database, who sign in through Payload's REST like a browser. */
import type { Payload } from 'payload'
import { openWorld, type World } from '../../helpers/stockWorld'
import { rest } from '../access/rest'

export const PASSWORD = 'correct horse battery staple'
type Role = 'dealer_admin' | 'editor' | 'sales' | 'platform_admin'
export type Headers = Record<string, string>

export interface Person {
  id: string
  email: string
}
export interface StaffWorld extends World {
  db: Payload
  person(role?: Role, dealer?: 'a' | 'b'): Promise<Person>
  /** One more browser that signs in; its headers carry the cookie, or none. */
  signIn(email: string, more?: Headers, password?: string): Promise<{ status: number; headers: Headers }>
  isIn(headers: Headers): Promise<boolean>
}

export async function openStaffWorld(databaseUrl?: string): Promise<StaffWorld> {
  const world = await openWorld(databaseUrl)
  const { getDb } = await import('@/db/payload')
  const { env } = await import('@/env')
  const { adminOrigins } = await import('@/lib/origins')
  const db = await getDb()
  const origin = adminOrigins(env)[0] ?? ''
  let serial = 0
  return {
    ...world,
    db,
    async person(role = 'dealer_admin', dealer = 'a') {
      const email = `person${++serial}@staff.example`
      const tenants = role === 'platform_admin' ? [] : [world[dealer].tenantId]
      const data = { email, password: PASSWORD, name: 'Jo', role, tenants, disabled: false, demo: false }
      const { id } = await db.create({ collection: 'users', data, overrideAccess: true })
      return { id: String(id), email }
    },
    async signIn(email, more = {}, password = PASSWORD) {
      const { status, response } = await rest(
        'POST',
        '/users/login',
        { origin, ...more },
        { email, password },
      )
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
      return { status, headers: { origin, ...more, cookie } }
    },
    async isIn(headers) {
      const { body } = await rest('GET', '/users/me', headers)
      return !body.includes('"user":null')
    },
  }
}
