/** Rows that are stored together, on one database: they wait, are found by those who make them, and come whole or not at all. */
import { expect, it } from 'vitest'
import type { Payload, Where } from 'payload'
import { makeDealer } from '../../helpers/dealers'

const team = (tenant: string, slug: string, location_id: string | null = null) => ({
  ...{ tenant, name: `P ${slug}`, slug, role: 'Sales', location_id, position: 1, visible: true },
})
const page = (tenant: string, slug: string) => ({
  ...{ tenant, slug, title: `Page ${slug}`, _status: 'published' as const },
  layout: [{ blockType: 'hero' as const, heading: 'Hello' }],
})

export function newRowsTests(open: () => Payload): void {
  const rowsFor = async (tenant: string, isNew = false) => {
    const { NewRows } = await import('@/core/dealer/rows/newRows')
    const rows = new NewRows(open())
    rows.of(tenant, isNew)
    return rows
  }
  const count = async (collection: 'pages' | 'team-members' | 'locations', tenant: string) =>
    (
      await open().count({
        collection,
        where: { tenant: { equals: tenant } },
        overrideAccess: true,
      })
    ).totalDocs
  let made = 0
  const dealer = () => makeDealer(open(), `rows-${++made}`)

  it('rows wait, are found by those who make them alone, and are all there after one store', async () => {
    const { tenant } = await dealer()
    const rows = await rowsFor(tenant)
    const home = await rows.make('pages', page(tenant, 'home'))
    const where: Where = { and: [{ tenant: { equals: tenant } }, { slug: { equals: 'home' } }] }
    expect(await rows.find('pages', where)).toMatchObject({ id: home, title: 'Page home' })
    expect(await count('pages', tenant)).toBe(0)
    await rows.store()
    expect(await count('pages', tenant)).toBe(1)
    const { docs } = await open().findVersions({
      ...{ collection: 'pages', where: { parent: { equals: home } }, overrideAccess: true, depth: 0 },
    })
    expect(docs).toMatchObject([{ latest: true, version: { title: 'Page home', _status: 'published' } }])
  })

  it('a row and its version say the same moment, whenever they are made', async () => {
    const { tenant } = await dealer()
    const rows = await rowsFor(tenant, true)
    for (let n = 0; n < 40; n += 1) await rows.make('pages', page(tenant, `moment-${n}`))
    await rows.store()
    const own = { where: { tenant: { equals: tenant } }, limit: 0, depth: 0, overrideAccess: true }
    const versions = { ...own, where: { 'version.tenant': { equals: tenant } } }
    const moments = (docs: { id: string; updatedAt: string }[]) =>
      docs.map(({ id, updatedAt }) => `${id} ${updatedAt}`).sort()
    const { docs } = await open().findVersions({ collection: 'pages', ...versions })
    const stored = (await open().find({ collection: 'pages', ...own })).docs
    expect(
      moments(docs.map(({ parent, version }) => ({ id: String(parent), updatedAt: version.updatedAt }))),
    ).toEqual(moments(stored))
    expect(stored).toHaveLength(40)
  })

  it('are stored as Payload would have stored them one by one', async () => {
    const [{ tenant }, other] = [await dealer(), await dealer()]
    const rows = await rowsFor(tenant, true)
    const id = await rows.make('pages', page(tenant, 'same'))
    await rows.store()
    const one = { collection: 'pages' as const, depth: 0, overrideAccess: true }
    const alone = await open().create({ ...one, data: page(other.tenant, 'same') })
    const plain = (doc: object, owner: string) =>
      JSON.stringify({ ...doc, id: '', createdAt: '', updatedAt: '' })
        .replaceAll(owner, '<dealer>')
        .replace(/"id":"[^"]*"/g, '')
    const read = await open().findByID({ ...one, id })
    const expected = await open().findByID({ ...one, id: alone.id })
    expect(plain(read, tenant)).toBe(plain(expected, other.tenant))
  })

  it('one row that is refused takes all others along', async () => {
    const { tenant } = await dealer()
    const rows = await rowsFor(tenant)
    await rows.make('pages', page(tenant, 'good'))
    await expect(rows.make('pages', { ...page(tenant, 'bad'), title: '' })).rejects.toThrow('Title')
    expect(await count('pages', tenant)).toBe(0)
  })

  it('an address that a waiting row has is taken', async () => {
    const { tenant } = await dealer()
    const rows = await rowsFor(tenant)
    await rows.make('pages', page(tenant, 'once'))
    await expect(rows.make('pages', page(tenant, 'once'))).rejects.toThrow()
  })

  it('refers to waiting rows of its own dealer, and to none of another', async () => {
    const [{ tenant, dealership }, other] = [await dealer(), await dealer()]
    const rows = await rowsFor(tenant)
    const place = (of: string, at: string, slug: string) => ({
      ...{ tenant: of, dealership_id: at, slug, name: `Yard ${slug}`, visible: true, primary: false },
      ...{ position: 1, manufacturers: [], timezone: 'Australia/Brisbane' as const, dealership_slug: 'yard' },
      ...{ address: { street: '1 Test Street' }, contact_detail: { phone: '(07) 5550 0100' } },
    })
    const own = await rows.make('locations', place(tenant, dealership, 'own'))
    await rows.make('team-members', team(tenant, 'own', own))
    const theirs = await rowsFor(other.tenant)
    const foreign = await theirs.make('locations', place(other.tenant, other.dealership, 'theirs'))
    await theirs.store()
    await expect(rows.make('team-members', team(tenant, 'foreign', foreign))).rejects.toThrow()
    await expect(theirs.make('team-members', team(other.tenant, 'waiting', own))).rejects.toThrow()
    await rows.store()
    expect([await count('locations', tenant), await count('team-members', tenant)]).toEqual([1, 1])
    expect(await count('team-members', other.tenant)).toBe(0)
  })

  it('a row cannot be changed before it is stored, rather than losing the change', async () => {
    const { tenant } = await dealer()
    const { openStage } = await import('@/db/staged/adapter')
    const stage = openStage(open())
    stage.of(tenant, true)
    const how = { depth: 0, overrideAccess: true, context: stage.context }
    const { id } = await open().create({ collection: 'team-members', data: team(tenant, 'p'), ...how })
    const change = { collection: 'team-members' as const, id, data: { role: 'Other' }, ...how }
    await expect(open().update(change)).rejects.toThrow('before it is stored')
  })
}
