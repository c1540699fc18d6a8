import type { ServerProps } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { NewKeyForm } from './NewKeyForm'

export async function NewKey({ payload, user }: ServerProps) {
  if (!user) return null
  const reading = { payload, user }
  const order = { limit: 500, sort: 'name' }
  const [dealers, dealerships] = await Promise.all([
    ownRows(reading, 'tenants', {}, order),
    ownRows(reading, 'dealerships', {}, order),
  ])
  return (
    <NewKeyForm
      dealers={dealers.map(({ id, name }) => ({ id, name }))}
      dealerships={dealerships.map(({ slug, name, tenant }) => ({ id: slug, name, dealer: String(tenant) }))}
    />
  )
}
