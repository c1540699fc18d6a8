import type { Payload, TypedUser, Where } from 'payload'
import { isPlatform, staffOf, type Staff } from '@/access/staff'
import type { Choice } from '@/admin/list/choice'
import { isAbout } from '@/features/leads/leadCategories.rules'
import type { User } from '@/payload-types'

const MAX_PEOPLE = 300

/** Who can have a lead that this member of staff sees: admins of the same dealers, sales of the same locations and categories. */
function peopleWhere(staff: Staff): Where {
  if (isPlatform(staff)) return { role: { in: ['dealer_admin', 'sales'] } }
  const sales: Where =
    staff.role === 'sales'
      ? { and: [{ role: { equals: 'sales' } }, { locations: { in: staff.locations } }] }
      : { role: { equals: 'sales' } }
  return {
    and: [{ tenants: { in: staff.tenants } }, { or: [{ role: { equals: 'dealer_admin' } }, sales] }],
  }
}

/** Whether there can be a lead that both see. */
const mayShareLeads = (
  { topics }: Staff,
  { role, lead_categories }: Pick<User, 'role' | 'lead_categories'>,
) => role !== 'sales' || !lead_categories?.length || isAbout(topics, lead_categories)

/** Sales staff may not read the staff list, so their own access would give no name at all. */
export async function peopleOf(payload: Payload, user: TypedUser): Promise<Choice[]> {
  const staff = staffOf(user)
  if (!staff) return []
  const { docs } = await payload.find({
    collection: 'users',
    where: peopleWhere(staff),
    sort: 'name',
    depth: 0,
    limit: MAX_PEOPLE,
    pagination: false,
    overrideAccess: true,
    select: { name: true, role: true, lead_categories: true },
  })
  return docs.filter((one) => mayShareLeads(staff, one)).map(({ id, name }) => [id, name] as const)
}

export async function placesOf(payload: Payload, user: TypedUser, where: Where = {}): Promise<Choice[]> {
  const { docs } = await payload.find({
    collection: 'locations',
    where,
    sort: 'name',
    depth: 0,
    limit: MAX_PEOPLE,
    pagination: false,
    user,
    overrideAccess: false,
    select: { name: true },
  })
  return docs.map(({ id, name }) => [id, name] as const)
}

export function leadPlacesOf(payload: Payload, user: TypedUser): Promise<Choice[]> {
  const staff = staffOf(user)
  return placesOf(payload, user, staff?.role === 'sales' ? { id: { in: staff.locations } } : {})
}
