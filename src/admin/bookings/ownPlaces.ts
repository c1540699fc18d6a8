import type { Payload, TypedUser, Where } from 'payload'
import { isAtLocations } from '@/access/roles'
import { staffOf } from '@/access/staff'
import type { Location } from '@/payload-types'

const MAX_ROWS = 500

/** The places whose bookings the person sees: for sales staff, where they work. */
export async function ownPlaces(payload: Payload, user: TypedUser): Promise<Location[]> {
  const staff = staffOf(user)
  const own: Where[] = [{ location_type: { not_equals: 'parts' } }]
  if (staff && isAtLocations(staff.role)) own.push({ id: { in: staff.locations } })
  const { docs } = await payload.find({
    collection: 'locations',
    where: { and: own },
    sort: ['position', 'name'],
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs
}
