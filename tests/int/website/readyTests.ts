/** Ready pages, copies, links and pasted addresses: who may use them, for which dealer, and what stays as it was. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { READY_PAGES } from '@/features/pages/readyPages.rules'
import { rest } from '../access/rest'
import type { Headers, StaffWorld } from '../staff/staffWorld'
import type { Pages } from './pages'

interface Open {
  world: StaffWorld
  pages: Pages
  as: Record<string, Headers>
}
const made = z.object({ id: z.string() })
const copied = z.object({ doc: z.object({ id: z.string(), slug: z.string(), _status: z.string() }) })
const lines = z.object({ lines: z.array(z.object({ from: z.string(), refusal: z.string() })) })

export function readyTests(open: () => Open): void {
  const post = (who: string, path: string, body: unknown) => rest('POST', path, open().as[who] ?? {}, body)
  const find = async (id: string) =>
    open().world.db.findByID({ collection: 'pages', id, draft: true, overrideAccess: true, depth: 0 })

  it('an editor starts from a ready page: a draft with a free address and the dealer’s name', async () => {
    const { tenantId } = open().world.a
    const first = made.parse(JSON.parse((await post('editor', '/pages/ready', { kind: 'about' })).body))
    const second = made.parse(JSON.parse((await post('editor', '/pages/ready', { kind: 'about' })).body))
    const [one, two] = [await find(first.id), await find(second.id)]
    expect([one.slug, two.slug, one._status, one.tenant]).toEqual([
      'about-us',
      'about-us-2',
      'draft',
      tenantId,
    ])
    expect(JSON.stringify(one.layout)).toContain('The people behind alpha')
    for (const who of ['sales', 'stranger'])
      expect((await post(who, '/pages/ready', { kind: 'about' })).status).toBe(404)
    expect((await post('rival', '/pages/ready', { kind: 'about', tenant: tenantId })).status).toBe(404)
    expect((await post('editor', '/pages/ready', { kind: 'nothing' })).body).toContain('Choose one of')
  })

  it.each(READY_PAGES.filter(({ kind }) => kind !== 'finance'))(
    '$label is publishable as it is',
    async ({ kind }) => {
      const { id } = made.parse(JSON.parse((await post('editor', '/pages/ready', { kind })).body))
      const path = `/pages/${id}?depth=0`
      const answer = await rest('PATCH', path, open().as.editor ?? {}, { _status: 'published' })
      expect(answer.status).toBe(200)
      expect(await open().pages.shown(id)).not.toBeNull()
    },
  )

  it('a copy is a draft at a free address, and the original stays as shoppers see it', async () => {
    const { db } = open().world
    const { id, slug } = await open().pages.make('Original')
    await db.update({ collection: 'pages', id, overrideAccess: true, data: { _status: 'published' } })
    for (const ending of ['-copy', '-copy-2']) {
      const answer = await post('editor', `/pages/${id}/duplicate?depth=0`, { title: 'Copy' })
      const { doc } = copied.parse(JSON.parse(answer.body))
      expect([doc.slug, doc._status]).toEqual([`${slug}${ending}`, 'draft'])
      expect(await open().pages.shown(doc.id)).toBeNull()
    }
    expect(await open().pages.shown(id)).toBe('Original')
  })

  it('links are chosen from what the dealer has, nobody else’s', async () => {
    const { id } = await open().pages.make('Only for alpha')
    const { tenantId } = open().world.a
    expect((await rest('GET', '/link-targets', open().as.editor ?? {})).body).toContain('Only for alpha')
    expect((await rest('GET', '/link-targets', open().as.rival ?? {})).body).not.toContain('Only for alpha')
    for (const who of ['rival', 'stranger'])
      expect((await rest('GET', `/link-targets?tenant=${tenantId}`, open().as[who] ?? {})).status).toBe(404)
    const layout = [{ blockType: 'callToAction', links: [{ label: 'Go', href: 'www.toyota.com.au' }] }]
    const refused = await rest('PATCH', `/pages/${id}?draft=true`, open().as.editor ?? {}, { layout })
    expect(refused.status).toBe(400)
    expect(refused.body).toContain('For another website, write https://www.toyota.com.au.')
  })

  it('N14 old addresses are looked at, then made, of the own dealer alone', async () => {
    const text = '/our-team.html,/about-us\n/specials.php,/special-offers\n/search,/x'
    const counted = () => open().world.db.count({ collection: 'redirects', overrideAccess: true })
    const preview = lines.parse(
      JSON.parse((await post('editor', '/redirects/import', { step: 'preview', text })).body),
    )
    expect(preview.lines.map(({ refusal }) => refusal === '')).toEqual([true, true, false])
    expect((await counted()).totalDocs).toBe(0)
    for (const who of ['sales', 'stranger'])
      expect((await post(who, '/redirects/import', { step: 'apply', text })).status).toBe(404)
    const foreign = { step: 'apply', text, tenant: open().world.a.tenantId }
    expect((await post('rival', '/redirects/import', foreign)).status).toBe(404)
    expect((await counted()).totalDocs).toBe(0)
    await post('editor', '/redirects/import', { step: 'apply', text })
    const { docs } = await open().world.db.find({ collection: 'redirects', overrideAccess: true, depth: 0 })
    expect(docs.map(({ from, tenant }) => [from, tenant]).sort()).toEqual([
      ['/our-team.html', open().world.a.tenantId],
      ['/specials.php', open().world.a.tenantId],
    ])
    const { countRedirectHit, flushRedirectHits } = await import('@/features/redirects/redirectHits')
    const [used] = docs
    for (const id of [used?.id ?? '', used?.id ?? '', 'ffffffffffffffffffffffff']) countRedirectHit(id, 1000)
    await flushRedirectHits()
    const where = { hits: { greater_than: 0 } }
    const shown = await open().world.db.find({ collection: 'redirects', where, overrideAccess: true })
    expect(shown.docs.map(({ id, hits, last_hit }) => [id, hits, last_hit])).toEqual([[used?.id, 2, 1000]])
    const again = await post('editor', '/redirects/import', { step: 'preview', text })
    expect(again.body).toContain('There is a redirect from this address already.')
    const unread = await post('editor', '/redirects/import', { step: 'preview', text: '"/a,/b' })
    expect([unread.status, unread.body]).toEqual([422, expect.stringContaining('quotation mark')])
  })
}
