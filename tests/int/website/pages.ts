/** Pages of dealer A with their plans, as the worker and its tests see them. */
import type { Page } from '@/payload-types'
import type { PlanAct, Planned } from '@/features/plans/plan.rules'
import type { StaffWorld } from '../staff/staffWorld'

const block: Page['layout'][number] = { blockType: 'intro', heading: 'Hello' }
let serial = 0

export function openPages(world: StaffWorld) {
  const { db, a } = world
  const rows = async (slug: string) => (await import('@/db/table')).table(slug)
  return {
    db,
    async make(title: string): Promise<Page> {
      const data = { title, slug: `plan-${++serial}`, tenant: a.tenantId, layout: [block] }
      return db.create({
        ...{ collection: 'pages', draft: true, overrideAccess: true, depth: 0 },
        data: { ...data, _status: 'draft' },
      })
    },
    async makePost(): Promise<string> {
      const part = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
      const words = { type: 'text', version: 1, text: 'News of the yard.' }
      const paragraph = { ...part, type: 'paragraph', children: [words] }
      const content = { root: { ...part, type: 'root', children: [paragraph] } }
      const data = { title: 'News', slug: `news-${++serial}`, tenant: a.tenantId, published_at: '2026-01-01' }
      const { id } = await db.create({
        ...{ collection: 'posts', draft: true, overrideAccess: true, depth: 0 },
        data: { ...data, content, _status: 'draft' },
      })
      return id
    },
    async write(id: string, title: string): Promise<void> {
      const data = { title, _status: 'draft' as const }
      await db.update({ collection: 'pages', id, draft: true, overrideAccess: true, data })
    },
    async plan(id: string, act: PlanAct, at: number, entity: Planned = 'pages'): Promise<void> {
      const { makePlan } = await import('@/features/plans/change')
      const doc = { tenant: a.tenantId, entity, doc_id: id }
      await makePlan(doc, { act, at, who: 'jodie@staff.example', user_id: 'jodie' }, 0)
    },
    /** Up to `most` plans that are due at `now`. Whether there was one. */
    async run(now: number, most = 100): Promise<boolean> {
      const { planOnce } = await import('@/features/plans/plans.worker')
      let any = false
      for (let n = 0; n < most && (await planOnce(now)); n++) any = true
      return any
    },
    async plans(id: string) {
      return (await rows('plans')).find([['doc_id', '=', id]])
    },
    /** What shoppers see of it; null when it is not on the website. */
    async shown(id: string): Promise<string | null> {
      const row = await db.findByID({ collection: 'pages', id, overrideAccess: true, depth: 0 })
      return row._status === 'published' ? row.title : null
    },
    /** The history of it but for the making and the drafts, oldest first. */
    async notified(id: string): Promise<string[]> {
      const found = await (
        await rows('audit-log')
      ).find([['doc_id', '=', id]], { sort: [['createdAt', 'asc']] })
      return found.map(({ what }) => String(what)).filter((what) => !/^(create|update) /.test(what))
    },
  }
}
export type Pages = ReturnType<typeof openPages>
