/** Planned publishing and the rest of the page builder, run with each database: SQLite without a url. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rest } from '../access/rest'
import { openStaffWorld, type Headers, type StaffWorld } from '../staff/staffWorld'
import { copyTests } from './copyTests'
import { killedTests } from './killedTests'
import { liveTests } from './liveTests'
import { readyTests } from './readyTests'
import { openPages, type Pages } from './pages'
import { trashTests } from './trashTests'
import { isSmoke } from '../../helpers/mongo'

export function websiteSuite(what: string, url: string | undefined): void {
  describe(`C11 Website on ${what}`, () => {
    let world: StaffWorld
    let pages: Pages
    const as: Record<string, Headers> = {}
    beforeAll(async () => {
      world = await openStaffWorld(url)
      pages = openPages(world)
      for (const [name, role, dealer] of [
        ['editor', 'editor', 'a'],
        ['sales', 'sales', 'a'],
        ['rival', 'dealer_admin', 'b'],
        ['admin', 'dealer_admin', 'a'],
      ] as const) {
        const { status, headers } = await world.signIn((await world.person(role, dealer)).email)
        expect([name, status]).toEqual([name, 200])
        as[name] = headers
      }
    })
    afterAll(() => world.close())

    const day = { date: '2027-06-01', clock: '08:00' }
    const plan = (who: string, id: string, body: unknown, collection = 'pages') =>
      rest('POST', `/page-plans/${collection}/${id}`, as[who] ?? {}, body)

    it('an editor plans, sees it, moves it and takes it back; the history says who', async () => {
      const { id } = await pages.make('Plans of its own')
      const made = await plan('editor', id, { act: 'publish', at: day })
      expect(made.body).toContain('Publishes Tue 1 Jun, 8:00 am, Sydney time')
      await plan('editor', id, { act: 'publish', at: { ...day, clock: '09:15' } })
      const off = await plan('editor', id, { act: 'unpublish', at: { ...day, clock: '09:00' } })
      expect(off.status).toBe(422)
      expect(off.body).toContain('It would be unpublished before it is published.')
      const seen = await rest('GET', `/page-plans/pages/${id}`, as.editor ?? {})
      expect(seen.body.match(/Publishes/g)).toHaveLength(1)
      expect(seen.body).toContain('9:15 am')
      expect((await plan('editor', id, { act: 'publish', at: null })).body).toContain('"plans":[]')
      expect(await pages.notified(id)).toEqual([
        'scheduled: Publishes Tue 1 Jun, 8:00 am, Sydney time pages',
        'scheduled: Publishes Tue 1 Jun, 9:15 am, Sydney time pages',
        'cancelled the schedule: Publishes Tue 1 Jun, 9:15 am, Sydney time pages',
      ])
    })

    if (isSmoke(url)) return
    it('nobody else plans, sees or takes back; a page of others answers as one that is not there', async () => {
      const { id } = await pages.make('Of others')
      await plan('editor', id, { act: 'publish', at: day })
      const missing = await plan('rival', 'ffffffffffffffffffffffff', { act: 'publish', at: null })
      for (const who of ['rival', 'sales', 'stranger'])
        for (const at of [day, null])
          expect(await plan(who, id, { act: 'publish', at })).toMatchObject({
            ...{ status: 404, body: missing.body },
          })
      expect((await rest('GET', `/page-plans/pages/${id}`, as.rival ?? {})).body).toBe(missing.body)
      expect((await rest('GET', '/plans', as.rival ?? {})).body).not.toContain(id)
      expect((await rest('GET', '/plans', as.sales ?? {})).body).toContain(id)
      expect((await plan('editor', id, { act: 'publish', at: day }, 'offers')).status).toBe(404)
      expect((await plan('admin', id, { act: 'publish', at: null })).body).toContain('"plans":[]')
    })

    it.each([
      [{ act: 'publish', at: { date: '2020-01-01', clock: '08:00' } }, 422, 'That time has passed'],
      [{ act: 'publish', at: { date: '2027-10-03', clock: '02:30' } }, 422, '03:30 would work'],
      [{ act: 'remove', at: null }, 422, 'Choose a day and a time.'],
      [null, 422, 'Choose a day and a time.'],
    ])('%j is refused in words', async (body, status, words) => {
      const { id } = await pages.make('Refused')
      const answer = await plan('editor', id, body)
      expect(answer.status).toBe(status)
      expect(answer.body).toContain(words)
    })

    it('what is due goes live with its newest draft, once, however late, and comes off again', async () => {
      const { id } = await pages.make('First words')
      await pages.plan(id, 'publish', 1000)
      await pages.plan(id, 'unpublish', 2000)
      await pages.write(id, 'Newest words')
      expect(await pages.run(999)).toBe(false)
      expect(await pages.shown(id)).toBeNull()
      expect(await pages.run(1_000_000, 1)).toBe(true)
      expect(await pages.shown(id)).toBe('Newest words')
      expect(await pages.run(1_000_000)).toBe(true)
      expect(await pages.shown(id)).toBeNull()
      expect(await pages.run(1_000_000)).toBe(false)
      expect(await pages.notified(id)).toEqual([
        'was published as scheduled pages',
        'was unpublished as scheduled pages',
      ])
      expect(await pages.plans(id)).toEqual([])
    })

    it('a page that could not go live in time still comes off after it', async () => {
      const { id } = await pages.make('Late')
      await pages.plan(id, 'publish', 1000)
      await pages.plan(id, 'unpublish', 2000)
      // As after a try that failed.
      const { table } = await import('@/db/table')
      const live = [['doc_id', '=', id] as const, ['act', '=', 'publish'] as const]
      await (await table('plans')).update(live, { due_at: 50_000, attempts: 1 })
      await pages.run(10_000)
      expect(await pages.plans(id)).toHaveLength(2)
      await pages.run(50_000)
      expect(await pages.shown(id)).toBe('Late')
      await pages.run(60_000)
      expect(await pages.shown(id)).toBeNull()
      expect(await pages.plans(id)).toEqual([])
    })

    it('a page whose going live was given up still comes off when its time has come', async () => {
      const { id } = await pages.make('Given up')
      await pages.db.update({ collection: 'pages', id, data: { _status: 'published' }, overrideAccess: true })
      await pages.plan(id, 'publish', 1000)
      await pages.plan(id, 'unpublish', 2000)
      const { table } = await import('@/db/table')
      const { NEVER } = await import('@/lib/never')
      const live = [['doc_id', '=', id] as const, ['act', '=', 'publish'] as const]
      await (await table('plans')).update(live, { due_at: NEVER, attempts: 9 })
      expect(await pages.shown(id)).toBe('Given up')
      await pages.run(10_000)
      expect(await pages.shown(id)).toBeNull()
    })

    it('a plan that is being carried out is not cancelled until its minute is over', async () => {
      const { id } = await pages.make('Under way')
      await pages.plan(id, 'publish', 1000)
      const { table } = await import('@/db/table')
      const { cancelPlan } = await import('@/features/plans/change')
      const plans = await table('plans')
      const [row] = await plans.find([['doc_id', '=', id]])
      await plans.update([['doc_id', '=', id]], { lease_until: 5000 })
      const doc = { tenant: String(row?.tenant), entity: 'pages', doc_id: id } as const
      expect([await cancelPlan(doc, 'publish', 4999), await pages.plans(id)]).toMatchObject([false, [{}]])
      expect([await cancelPlan(doc, 'publish', 5000), await pages.plans(id)]).toEqual([true, []])
    })

    it('posts too; a page in the trash leaves nothing to do', async () => {
      const post = await pages.makePost()
      await pages.plan(post, 'publish', 1000, 'posts')
      expect(await pages.run(1000)).toBe(true)
      const row = await world.db.findByID({ collection: 'posts', id: post, overrideAccess: true, depth: 0 })
      expect(row._status).toBe('published')
      const { id } = await pages.make('Thrown away')
      await pages.plan(id, 'publish', 1000)
      const data = { deletedAt: new Date().toISOString() }
      await world.db.update({ collection: 'pages', id, data, overrideAccess: true })
      await pages.run(1000)
      expect(await pages.plans(id)).toEqual([])
      expect(await pages.notified(id)).toEqual([])
    })

    killedTests(() => pages)
    liveTests(() => ({ world, pages, as }))
    copyTests(() => world)
    trashTests(() => ({ world, as }))
    readyTests(() => ({ world, pages, as }))
  })
}
