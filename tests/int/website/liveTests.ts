/** Each collection with drafts by each way in which staff change it: what shoppers see changes only where somebody said so. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerPageCache } from '@/cache/port'
import { rest, type Answer, type Method } from '../access/rest'
import { PLANNED } from '@/features/plans/plan.rules'
import type { Headers, StaffWorld } from '../staff/staffWorld'
import { KINDS, made, versions } from './draftKinds'
import type { Pages } from './pages'

interface Open {
  world: StaffWorld
  pages: Pages
  as: Record<string, Headers>
}
interface Doc {
  id: string
  slug: string
}
const LIVE = 'Live words'
const DRAFT = 'Draft words'
let serial = 0

export function liveTests(open: () => Open): void {
  let emptied: string[] = []
  beforeAll(() =>
    registerPageCache({
      id: 'live-tests',
      invalidate: (tags) => void emptied.push(...tags),
      ...{
        clock: () => null,
        changed: () => null,
        veto: () => undefined,
        status: () => undefined,
        endBy: () => undefined,
      },
    }),
  )
  afterAll(() => registerPageCache(undefined))

  const call = async (method: Method, path: string, body?: unknown): Promise<Answer> => {
    const answer = await rest(method, path, open().as.editor ?? {}, body)
    expect([path, answer.status, answer.status < 300 || answer.body]).toEqual([path, answer.status, true])
    return answer
  }

  it('every collection with drafts is walked', () => {
    const drafted = Object.values(open().world.db.collections).filter(({ config }) => config.versions?.drafts)
    expect(drafted.map(({ config }) => config.slug).sort()).toEqual(KINDS.map(({ slug }) => slug).sort())
  })

  it('a page in the trash is no page that links lead to', async () => {
    const { ownPagesOf } = await import('@/core/dealer/read/ownPages')
    const tenant = open().world.a.tenantId
    const data = {
      title: 'Service',
      slug: 'service',
      tenant,
      layout: KINDS[0].more.layout,
      _status: 'published',
    }
    const { doc } = made.parse(JSON.parse((await call('POST', '/pages?depth=0', data)).body))
    expect(await ownPagesOf(tenant)).toContain('/service')
    await call('PATCH', `/pages/${doc.id}`, { deletedAt: new Date().toISOString() })
    expect(await ownPagesOf(tenant)).not.toContain('/service')
  })

  describe.each(KINDS)('$slug', ({ slug, title, more }) => {
    const at = (id: string, query = '') => `/${slug}/${id}${query}`
    const only = (id: string) => `/${slug}?where[id][equals]=${id}&depth=0`
    const named = (name: string) => ({ [title]: name })

    /** As shoppers do, without a session. */
    async function seen(doc: Doc): Promise<string | null> {
      const { getSite } = await import('@/core/dealer/read/sites')
      const site = await getSite('alpha.test')
      if (!site) throw new Error('no site')
      if (slug === 'pages')
        return (await (await import('@/features/pages/readPages')).getPage(site, doc.slug))?.title ?? null
      if (slug === 'posts')
        return (await (await import('@/features/pages/readPages')).getPost(site, doc.slug))?.title ?? null
      return (await (await import('@/features/offers/readOffers')).getOffer(site, doc.slug))?.name ?? null
    }
    async function newest(id: string): Promise<unknown> {
      const answer = JSON.parse((await call('GET', at(id, '?draft=true&depth=0'))).body)
      return [answer[title], answer._status]
    }
    async function make(name: string, status: string): Promise<Doc> {
      const body = { ...more, ...named(name), slug: `live-${slug}-${++serial}`, _status: status }
      return made.parse(
        JSON.parse(
          (await call('POST', `/${slug}?depth=0`, { ...body, tenant: open().world.a.tenantId })).body,
        ),
      ).doc
    }
    /** Was live as "Old words", is live as "Live words", and has a draft "Draft words". */
    async function drafted(): Promise<Doc> {
      const doc = await make('Old words', 'published')
      await call('PATCH', at(doc.id), { ...named(LIVE), _status: 'published' })
      await call('PATCH', at(doc.id, '?draft=true'), { ...named(DRAFT), _status: 'draft' })
      expect(await seen(doc)).toBe(LIVE)
      emptied = []
      return doc
    }
    async function versionOf(id: string, status: string): Promise<string> {
      const answer = await call('GET', `/${slug}/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`)
      const found = versions
        .parse(JSON.parse(answer.body))
        .docs.find(({ version }) => version._status === status)
      if (!found) throw new Error(`no version that is ${status}`)
      return found.id
    }
    const restore = (status: string, query: string) => async (doc: Doc) => {
      await call('POST', `/${slug}/versions/${await versionOf(doc.id, status)}${query}`)
      expect(await newest(doc.id)).toEqual([status === 'draft' ? DRAFT : 'Old words', 'draft'])
    }
    const patch = (query: string, body: unknown) => async (doc: Doc) => {
      await call('PATCH', at(doc.id, query), body)
    }
    const bulk = (query: string, body: unknown) => async (doc: Doc) => {
      await call('PATCH', `${only(doc.id)}${query}`, body)
    }
    const draftIs = async (doc: Doc, name: string) => expect(await newest(doc.id)).toEqual([name, 'draft'])

    it.each<[string, (doc: Doc) => Promise<unknown>]>([
      ['a draft version is restored', restore('draft', '')],
      ['a draft version is restored, in so many words not as a draft', restore('draft', '?draft=false')],
      ['a published version is restored', restore('published', '')],
      ['a published version is restored as a draft', restore('published', '?draft=true')],
      ['a draft is saved', patch('?draft=true', { ...named('New'), _status: 'draft' })],
      [
        'a draft is saved at a pause',
        patch('?draft=true&autosave=true', { ...named('New'), _status: 'draft' }),
      ],
      ['a change names no status', patch('', named('New'))],
      ['a change empties the status', patch('', { ...named('New'), _status: null })],
      ['a change of many names no status', bulk('', named('New'))],
      ['a change of many is saved as a draft', bulk('&draft=true', { ...named('New'), _status: 'draft' })],
    ])('%s: shoppers see what they saw', async (_way, change) => {
      const doc = await drafted()
      await change(doc)
      expect([await seen(doc), emptied]).toEqual([LIVE, []])
    })

    it('what named no status is in the draft, with what was there', async () => {
      const doc = await drafted()
      await call('PATCH', at(doc.id), named('New'))
      await draftIs(doc, 'New')
    })

    it.each(['', '?draft=true', '?draft=false'])('a copy by %j is a draft, and no page', async (query) => {
      const doc = await make(LIVE, 'published')
      const answer = await call('POST', at(doc.id, `/duplicate${query}`), named('Copy'))
      const copy = made.parse(JSON.parse(answer.body)).doc
      expect([await seen(doc), await seen(copy)]).toEqual([LIVE, null])
      await draftIs(copy, 'Copy')
    })

    it.each([{}, { _status: 'draft' }, { _status: null }])('made with %j is no page yet', async (status) => {
      const body = { ...more, ...named('New'), slug: `live-${slug}-${++serial}`, ...status }
      const answer = await call('POST', `/${slug}`, { ...body, tenant: open().world.a.tenantId })
      expect(await seen(made.parse(JSON.parse(answer.body)).doc)).toBeNull()
    })

    const gone = new Date().toISOString()
    const trash = { deletedAt: gone }
    it.each<[string, (doc: Doc) => Promise<unknown>, string | null]>([
      ['published', patch('', { _status: 'published' }), DRAFT],
      ['published with others', bulk('&draft=true', { _status: 'published' }), DRAFT],
      ['taken off', patch('', { _status: 'draft' }), null],
      ['taken off with others', bulk('', { _status: 'draft' }), null],
      ['moved to the trash', patch('', trash), null],
      ['moved to the trash as a draft', patch('?draft=true', trash), null],
      ['moved to the trash with others', bulk('', trash), null],
      ['deleted', async (doc) => call('DELETE', at(doc.id)), null],
    ])('%s: shoppers see it at once', async (way, change, expected) => {
      const doc = await drafted()
      // A change of many refuses rows with a draft, which has its own test.
      if (way === 'taken off with others')
        await call('PATCH', at(doc.id), { ...named(LIVE), _status: 'published' })
      emptied = []
      await change(doc)
      expect(await seen(doc)).toBe(expected)
      expect(emptied).toContain('site:alpha.test')
    })

    it.each<[string, (doc: Doc) => Promise<unknown>, string | null]>([
      ['by itself', patch('?trash=true', { deletedAt: null }), null],
      ['as a draft', bulk('&trash=true', { deletedAt: null, _status: 'draft' }), null],
      ['as published', bulk('&trash=true', { deletedAt: null, _status: 'published' }), DRAFT],
    ])('back from the trash %s', async (_way, back, expected) => {
      const doc = await drafted()
      await call('PATCH', at(doc.id), trash)
      emptied = []
      await back(doc)
      expect(await seen(doc)).toBe(expected)
      expect(emptied.includes('site:alpha.test')).toBe(expected !== null)
      expect(await newest(doc.id)).toEqual([DRAFT, expected ? 'published' : 'draft'])
    })

    it('a version from the time in the trash leads to a draft, not back there', async () => {
      const doc = await drafted()
      await call('PATCH', at(doc.id), trash)
      await call('PATCH', at(doc.id, '?trash=true'), { deletedAt: null, _status: 'published' })
      const answer = await call(
        'GET',
        `/${slug}/versions?where[parent][equals]=${doc.id}&limit=50&depth=0&trash=true`,
      )
      const then = z
        .object({
          docs: z.array(z.object({ id: z.string(), version: z.object({ deletedAt: z.string().nullish() }) })),
        })
        .parse(JSON.parse(answer.body))
        .docs.find(({ version }) => version.deletedAt)
      await call('POST', `/${slug}/versions/${then?.id}`)
      await draftIs(doc, DRAFT)
      expect(await seen(doc)).toBe(DRAFT)
    })

    it('a colleague who has it open is not written over by a restored version', async () => {
      const doc = await drafted()
      const id = await versionOf(doc.id, 'published')
      await rest('PATCH', at(doc.id, '?draft=true&autosave=true'), open().as.admin ?? {}, {
        ...named('Theirs'),
        _status: 'draft',
      })
      const refused = await rest('POST', `/${slug}/versions/${id}`, open().as.editor ?? {})
      expect([refused.status, refused.body]).toEqual([423, expect.stringContaining('is editing this now')])
      await draftIs(doc, 'Theirs')
    })

    const planned = PLANNED.find((one) => one === slug)
    if (planned)
      it('a plan changes nothing before its time, and then at once', async () => {
        const doc = await drafted()
        await open().pages.plan(doc.id, 'publish', 1000, planned)
        await open().pages.run(999)
        expect([await seen(doc), emptied]).toEqual([LIVE, []])
        await open().pages.run(1000)
        expect([await seen(doc), emptied.includes('site:alpha.test')]).toEqual([DRAFT, true])
        await call('PATCH', at(doc.id, '?draft=true'), { ...named('New'), _status: 'draft' })
        emptied = []
        await open().pages.plan(doc.id, 'unpublish', 2000, planned)
        await open().pages.run(2000)
        expect([await seen(doc), emptied.includes('site:alpha.test')]).toEqual([null, true])
        await draftIs(doc, 'New')
      })
  })
}
