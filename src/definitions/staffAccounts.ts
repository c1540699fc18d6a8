import { PLATFORM, type Role } from '@/access/roles'
import { randomBytes } from 'node:crypto'
import { getDb } from '@/db/payload'

export interface StaffAccount {
  email: string
  name: string
  role: Role
  tenants: string[]
  locations: string[]
  demo: boolean
}

export const newPassword = (): string => randomBytes(12).toString('base64url')

/** Sets the password of an existing account only when `reset` is true. */
export async function ensureStaff(
  { email, ...account }: StaffAccount,
  password: string,
  reset: boolean,
): Promise<void> {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [known] = docs
  if (!known)
    await db.create({
      collection: 'users',
      data: { email, password, ...account },
      depth: 0,
      overrideAccess: true,
    })
  else if (reset)
    await db.update({ collection: 'users', id: known.id, data: { password }, depth: 0, overrideAccess: true })
}

/** Creates one platform admin when there is no staff. Returns its log-in (never stored), else null. */
export async function ensureFirstAdmin(email: string): Promise<{ email: string; password: string } | null> {
  const db = await getDb()
  if ((await db.count({ collection: 'users', overrideAccess: true })).totalDocs > 0) return null
  const password = newPassword()
  await ensureStaff(
    { email, name: 'Platform admin', role: PLATFORM, tenants: [], locations: [], demo: false },
    password,
    false,
  )
  return { email, password }
}
