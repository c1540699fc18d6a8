import { isPlatform, staffOf } from '@/access/staff'
import { getDb } from '@/db/payload'
import type { Site } from '@/core/dealer/views'

/** True for any staff account; false without a session and for shoppers. */
export async function isStaff(headers: Headers): Promise<boolean> {
  const { user } = await (await getDb()).auth({ headers })
  return staffOf(user) !== null
}

/** Security: only for staff of the site's tenant or of the platform. */
export async function mayPreview(headers: Headers, site: Site): Promise<boolean> {
  const db = await getDb()
  const { user } = await db.auth({ headers })
  const staff = staffOf(user)
  return staff !== null && (isPlatform(staff) || staff.tenants.includes(site.tenant.id))
}
