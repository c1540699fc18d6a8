/** What a copy of a dealer takes of its pages and posts. */
import { expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { plant } from '../access/world'
import type { StaffWorld } from '../staff/staffWorld'
import { KINDS } from './draftKinds'

export function copyTests(open: () => StaffWorld): void {
  it.each(['pages', 'posts'] as const)(
    'a copy of the dealer has %s live as here, and the newest draft of the others',
    async (slug) => {
      const { db, a } = open()
      const more = KINDS.find((one) => one.slug === slug)?.more
      const make = async (_status: 'draft' | 'published') => {
        const at = `copied-${slug}-${_status}`
        const id = await plant(db, slug, { ...more, title: 'First', slug: at, tenant: a.tenantId, _status })
        const data = { title: 'Newest', _status: 'draft' as const }
        await db.update({ collection: slug, id, draft: true, data, overrideAccess: true })
        return at
      }
      const [live, draft] = [await make('published'), await make('draft')]
      const { copyContent } = await import('@/features/dealers/copyContent')
      const { table } = await import('@/db/table')
      const other = { slug: `copy-of-${slug}`, name: 'Copy', status: 'active', domains: [], config: {} }
      const to = (await (await table('tenants')).insert(other)) ?? ''
      await copyContent(db, { from: a.tenantId, to })
      const { docs } = await db.find({
        ...{ collection: slug, where: { tenant: { equals: to } }, overrideAccess: true },
        ...{ depth: 0, pagination: false },
      })
      const copies = new Map(docs.map((one) => [one.slug, [recordOf(one).title, one._status]]))
      expect([copies.get(live), copies.get(draft)]).toEqual([
        ['First', 'published'],
        ['Newest', 'draft'],
      ])
      await (await table('tenants')).delete([['id', '=', to]])
    },
  )
}
