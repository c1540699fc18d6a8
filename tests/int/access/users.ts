/** Raising one's own role, and adding oneself to another dealer, tried by everybody in every way. */
import type { Table } from './cells'
import { denied, isForeign, isPlatform, ownSeed, stored } from './judge'
import { slugIn } from './world'

export async function promotionCells({ world, p, cell }: Table): Promise<void> {
  if (isPlatform(p)) return
  const foreign = isForeign(p, 'b') ? world.refs.b.tenant : world.refs.c.tenant
  const own = world.refs[ownSeed(p)].tenant
  const seed = world.ids.users?.[ownSeed(p)] ?? ''
  const safe = async (id: string) => {
    const row = await stored(world, 'users', id)
    const text = JSON.stringify(row?.tenants ?? [])
    const promoted = (p.role === 'editor' || p.role === 'sales') && row?.role === 'dealer_admin'
    return row?.role === 'platform_admin' || promoted
      ? 'was promoted'
      : text.includes(foreign)
        ? 'joined another dealer'
        : null
  }
  const tries = [
    { role: 'platform_admin' },
    ...(p.role === 'dealer_admin' || p.role === null ? [] : [{ role: 'dealer_admin' }]),
    { tenants: [own, foreign] },
    { tenants: [foreign] },
    { locations: [world.refs.b.location] },
    { disabled: false, demo: true },
  ]
  for (const id of [p.userId, seed].filter((one) => one !== undefined))
    for (const body of tries) {
      await cell(
        `promote ${JSON.stringify(body).slice(0, 24)}`,
        { method: 'PATCH', path: `/users/${id}`, body },
        () => safe(id),
      )
      await cell('promote in bulk', { method: 'PATCH', path: `/users?where[id][equals]=${id}`, body }, () =>
        safe(id),
      )
    }
  for (const more of [
    { role: 'platform_admin', tenants: [own] },
    { role: 'editor', tenants: [foreign] },
    { role: 'editor', tenants: [own, foreign] },
    { role: 'editor', tenants: [] },
  ]) {
    const email = `made-${Math.random().toString(36).slice(2)}@staff.example`
    await cell(
      `create ${more.role} elsewhere`,
      {
        method: 'POST',
        path: '/users',
        body: { email, password: 'correct horse battery', name: 'x', ...more },
      },
      async ({ status }) => {
        await world.db.db.deleteMany({
          collection: slugIn(world.db, 'users'),
          where: { email: { equals: email } },
        })
        return denied(status) ? null : 'should be refused'
      },
    )
  }
  const stolen = { email: 'stolen@staff.example', password: 'correct horse battery' }
  await cell(
    'first account again',
    { method: 'POST', path: '/users/first-register', body: stolen },
    ({ status }) => (status === 404 ? null : 'is open'),
  )
  await cell(
    'unlock',
    { method: 'POST', path: '/users/unlock', body: { email: 'seed-canaryb@staff.example' } },
    ({ status }) => (denied(status) ? null : 'should be refused'),
  )
}
