import type { Payload, TypedUser, Where } from 'payload'
import { isAtLocations } from '@/access/roles'
import { sellers, sellersAtLocations, sellersOfAll } from '@/access/rules'
import { isPlatform, onlyTenantOf, staffOf, type Staff } from '@/access/staff'
import { shortNameOf } from '@/admin/fields/ReferenceCell'
import type { Choice } from '@/admin/kit/list/columns'
import { isAbout } from '@/features/leads/leadCategories.rules'
import type { User } from '@/payload-types'

const MAX_PEOPLE = 300

/** Who can have a lead that this member of staff sees: admins of the same dealers, sales of the same locations and categories. */
function peopleWhere(staff: Staff): Where {
  if (isPlatform(staff)) return { role: { in: [...sellers] } }
  const located: Where = { role: { in: [...sellersAtLocations] } }
  const sales: Where = isAtLocations(staff.role)
    ? { and: [located, { locations: { in: staff.locations } }] }
    : located
  return {
    and: [{ tenants: { in: staff.tenants } }, { or: [{ role: { in: [...sellersOfAll] } }, sales] }],
  }
}

/** Whether there can be a lead that both see. */
const mayShareLeads = (
  { topics }: Staff,
  { role, lead_categories }: Pick<User, 'role' | 'lead_categories'>,
) => !isAtLocations(role) || !lead_categories?.length || isAbout(topics, lead_categories)

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

/** `isShort`: for who works for one dealer, a location that is named after it is called by the rest of its name. */
export async function placesOf(
  payload: Payload,
  user: TypedUser,
  where: Where = {},
  isShort = false,
): Promise<Choice[]> {
  const { docs } = await payload.find({
    collection: 'locations',
    where,
    sort: 'name',
    depth: 0,
    limit: MAX_PEOPLE,
    pagination: false,
    user,
    overrideAccess: false,
    select: { name: true, tenant: true },
  })
  if (!isShort || !onlyTenantOf(user)) return docs.map(({ id, name }) => [id, name] as const)
  return Promise.all(
    docs.map(async ({ id, name, tenant }) => [id, await shortNameOf(payload, { tenant }, name)] as const),
  )
}

export function leadPlacesOf(payload: Payload, user: TypedUser): Promise<Choice[]> {
  const staff = staffOf(user)
  const where: Where = staff && isAtLocations(staff.role) ? { id: { in: staff.locations } } : {}
  return placesOf(payload, user, where, true)
}
