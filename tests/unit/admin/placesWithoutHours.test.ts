import { expect, it } from 'vitest'
import { placesWithoutHours } from '@/admin/place/placesWithoutHours'

const asked: object[] = []
const rows: Record<string, object[]> = {
  locations: [
    { id: 'a', name: 'Yard', tenant: 't', location_type: 'sales' },
    { id: 'b', name: 'Workshop', tenant: 't', location_type: 'service' },
    { id: 'c', name: 'Stand', tenant: 't', location_type: null },
  ],
  'opening-hours': [{ location_id: 'a' }],
}
const payload = Object.assign(Object.create(null), {
  find: (query: { collection: string }) => {
    asked.push(query)
    return Promise.resolve({ docs: rows[query.collection] ?? [] })
  },
})
const userOf = (role: string) =>
  Object.assign(Object.create(null), { id: 'u', collection: 'users', role, tenants: ['t'], locations: ['a'] })

it.each([
  ['dealer_admin', ['Workshop has no hours yet', 'Stand has no hours yet']],
  ['editor', ['Workshop has no hours yet', 'Stand has no hours yet']],
  ['sales', []],
])('a list of opening hours names the places without any: %s', async (role, titles) => {
  expect((await placesWithoutHours(payload, userOf(role))).map(({ title }) => title)).toEqual(titles)
})

it('leads to a form that knows the place and its department', async () => {
  const [workshop, stand] = await placesWithoutHours(payload, userOf('editor'))
  expect(workshop?.href).toBe(
    '/admin/collections/opening-hours/create?tenant=t&location_id=b&department=service',
  )
  expect(stand?.href).toContain('department=sales')
})

it('reads with the reader’s own access', () =>
  expect(asked.length > 0 && asked.every((query) => Reflect.get(query, 'overrideAccess') === false)).toBe(
    true,
  ))
