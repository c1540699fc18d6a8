import { expect, it } from 'vitest'
import type { World } from '../../helpers/stockWorld'

const NAME = '20261122_105500_intro_block'
const WORDS = 'Typed: "blockType":"lead"'

/** Pages that were stored before a block changed its name; `open` returns when the suite's world is ready. */
export function introTest(open: () => World): void {
  it('renames the block `lead` of older pages and their versions, once', async () => {
    const { getDb } = await import('@/db/payload')
    const { migrateDb } = await import('@/db/migrate')
    const db = await getDb()
    const { id } = await db.create({
      collection: 'pages',
      overrideAccess: true,
      data: {
        title: 'About',
        slug: 'about',
        tenant: open().a.tenantId,
        _status: 'published',
        layout: [
          { blockType: 'richText', heading: WORDS },
          { blockType: 'intro', heading: WORDS },
        ],
      },
    })
    const types = async () => {
      const page = await db.findByID({ collection: 'pages', id, overrideAccess: true })
      const { docs } = await db.findVersions({ collection: 'pages', overrideAccess: true })
      const layouts = [page.layout, ...docs.map(({ version }) => version.layout)]
      return layouts.map((layout) =>
        layout.map((block) => `${block.blockType} ${'heading' in block && block.heading}`),
      )
    }
    const renamed = [`richText ${WORDS}`, `intro ${WORDS}`]
    expect(await types()).toEqual([renamed, renamed])

    const layout = ['richText', 'lead'].map((blockType) => ({ blockType, heading: WORDS }))
    const { table } = await import('@/db/table')
    await (await table('pages')).update([['id', '=', id]], { layout })
    const { isMongo } = await import('@/db/tableMongo')
    const { docs } = await db.findVersions({ collection: 'pages', overrideAccess: true })
    if (isMongo(db.db))
      await db.db.versions.pages?.collection.updateMany({}, { $set: { 'version.layout': layout } })
    else
      for (const { id: version, parent } of docs)
        await db.db.updateVersion({
          collection: 'pages',
          id: version,
          versionData: { parent, version: { layout } },
        })
    const [stored] = await (await table('pages')).find([['id', '=', id]])
    expect(stored?.layout).toEqual(layout)
    await db.delete({ collection: 'payload-migrations', where: { name: { equals: NAME } } })
    await migrateDb(db)
    await migrateDb(db)
    expect(await types()).toEqual([renamed, renamed])
    const { totalDocs } = await db.count({
      collection: 'payload-migrations',
      where: { name: { equals: NAME } },
    })
    expect(totalDocs).toBe(1)
  })
}
