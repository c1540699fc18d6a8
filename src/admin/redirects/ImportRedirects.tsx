import type { BeforeListTableServerProps } from 'payload'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { ownRows } from '@/admin/ownRows'
import { ImportForm } from './ImportForm'

/** Above the list of redirects: paste the addresses of the earlier site. */
export async function ImportRedirects({
  payload,
  user,
}: Pick<BeforeListTableServerProps, 'payload' | 'user'>) {
  const staff = staffOf(user)
  if (!user || !worksAs(staff, editors)) return null
  const tenants = await ownRows({ payload, user }, 'tenants', {}, { limit: 500, sort: 'name' })
  return tenants.length ? <ImportForm dealers={tenants.map(({ id, name }) => ({ id, name }))} /> : null
}
