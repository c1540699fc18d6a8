import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { demoSources } from '../../helpers/demoSources'

let db: Payload
const { applyTenant } = await import('@/definitions/applyTenant')
const source = demoSources().find(({ definition }) => definition.slug === 'outback-caravans')
if (!source) throw new Error('no outback-caravans')
const { definition, stock } = source
const { config } = definition
const nonsense = {
  ...config,
  phone: 'call me',
  email: 'nonsense',
  abn: '12',
  finance: { ...config.finance, interestRate: 999, depositPercent: 150 },
}

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

it('T3 settings stored before their limits keep the site up and let a start and other changes through', async () => {
  const { tenantId: id } = await applyTenant(source)
  const { table } = await import('@/db/table')
  const { siteOfTenant } = await import('@/core/dealer/read/sites')
  await (await table('tenants')).update([['id', '=', id]], { config: nonsense })
  expect((await siteOfTenant(id))?.config).toMatchObject({ phone: 'call me', finance: { interestRate: 999 } })

  const own = { collection: 'tenants', id, overrideAccess: true } as const
  await db.update({ ...own, data: { name: 'Outback' } })
  await db.update({ ...own, data: { config: { ...nonsense, tagline: 'Other words' } } })
  // A folder of the operator that still says the same, loaded again because another part of it changed.
  const folder = { ...definition, name: 'Outback again', config: nonsense }
  expect(await applyTenant({ definition: folder, stock })).toMatchObject({ skipped: false, updated: 1 })

  const worse = { ...nonsense, finance: { ...nonsense.finance, interestRate: -3 } }
  await expect(db.update({ ...own, data: { config: worse } })).rejects.toMatchObject({
    data: { errors: [{ message: 'Finance, Interest rate (% p.a.): Use 0 to 48.' }] },
  })
})
