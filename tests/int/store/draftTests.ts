import { expect, it } from 'vitest'
import type { World } from '../../helpers/stockWorld'

/** Drafts and versions; `open` returns when the suite's world is ready. */
export function draftTests(open: () => World): void {
  it('keeps a draft apart from what is published, with its versions', async () => {
    await import('@payload-config')
    const { getDb } = await import('@/db/payload')
    const db = await getDb()
    const tenant = open().a.tenantId
    const shown = async () =>
      (
        await db.find({
          collection: 'offers',
          overrideAccess: true,
          depth: 0,
          where: { and: [{ tenant: { equals: tenant } }, { _status: { equals: 'published' } }] },
        })
      ).docs.map(({ name }) => name)
    const { id } = await db.create({
      collection: 'offers',
      overrideAccess: true,
      draft: true,
      data: { name: 'First', slug: 'first', tenant, description: 'Words', _status: 'draft' },
    })
    expect(await shown()).toEqual([])
    await db.update({ collection: 'offers', id, overrideAccess: true, data: { _status: 'published' } })
    expect(await shown()).toEqual(['First'])
    await db.update({
      collection: 'offers',
      id,
      overrideAccess: true,
      draft: true,
      data: { name: 'Second', _status: 'draft' },
    })
    expect(await shown()).toEqual(['First'])
    expect(
      (await db.findByID({ collection: 'offers', id, overrideAccess: true, draft: true, depth: 0 })).name,
    ).toBe('Second')
    expect(
      (
        await db.countVersions({
          collection: 'offers',
          overrideAccess: true,
          where: { parent: { equals: id } },
        })
      ).totalDocs,
    ).toBe(3)
  })
}
