import type { Payload, TypedUser } from 'payload'
import { idOf } from '@/access/ids'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import type { Need } from '@/admin/dashboard/needs/need'
import { ownRows } from '@/admin/ownRows'
import { newRowHref } from '@/lib/adminHrefs'
import { departmentOf } from './department'

/** Places that the website shows and that have no hours of any department, for who may add them. With the reader's own access. */
export async function placesWithoutHours(payload: Payload, user: TypedUser): Promise<Need[]> {
  if (!worksAs(staffOf(user), editors)) return []
  const reader = { payload, user }
  const [places, hours] = await Promise.all([
    ownRows(reader, 'locations', { visible: { not_equals: false } }, { limit: 500, sort: 'name' }),
    ownRows(reader, 'opening-hours', {}),
  ])
  const known = new Set(hours.map(({ location_id }) => idOf(location_id)))
  return places
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, tenant, location_type }) => {
      const own = { tenant: idOf(tenant) ?? '', location_id: id, department: departmentOf(location_type) }
      return {
        ...{ id: `hours ${id}`, tenant: own.tenant, tone: 'soon', due: 0 },
        title: `${name} has no hours yet`,
        why: 'Shoppers see none for it, and can book no time there.',
        act: 'Add hours',
        href: `${newRowHref('opening-hours')}?${new URLSearchParams(own)}`,
      }
    })
}
