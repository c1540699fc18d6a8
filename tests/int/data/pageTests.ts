import type { Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { getPage, getPageDraft } from '@/features/pages/readPages'
import { findRedirect } from '@/features/redirects/findRedirect'
import type { Site } from '@/core/dealer/views'
import type { Dealer } from '../../helpers/dealers'

interface Input {
  db: Payload
  north: Dealer
  south: Dealer
  site: Site
}

export function pageTests(input: () => Input): void {
  describe('pages and redirects (N11, N14, T6)', () => {
    const page = (slug: string, dealer: Dealer, _status: 'draft' | 'published') =>
      input().db.create({
        collection: 'pages',
        data: {
          title: `${slug} of ${dealer.host}`,
          slug,
          tenant: dealer.tenant,
          layout: [{ blockType: 'richText', text: 'Hello' }],
          _status,
        },
        overrideAccess: true,
        draft: _status === 'draft',
      })
    test('the same address at two dealers; drafts only for a preview', async () => {
      const { north, south, site } = input()
      await page('finance', north, 'published')
      await page('finance', south, 'published')
      await page('soon', north, 'draft')
      expect((await getPage(site, 'finance'))?.title).toBe('finance of north.localhost')
      expect(await getPage(site, 'soon')).toBeNull()
      expect((await getPageDraft(site, 'soon'))?.slug).toBe('soon')
    })
    test('a draft on top of a published page does not show', async () => {
      const { db, north, site } = input()
      const { id } = await page('news', north, 'published')
      await db.update({
        collection: 'pages',
        id,
        data: { title: 'Not yet', _status: 'draft' },
        draft: true,
        overrideAccess: true,
      })
      expect((await getPage(site, 'news'))?.title).toBe('news of north.localhost')
      expect((await getPageDraft(site, 'news'))?.title).toBe('Not yet')
    })
    test('redirects are the dealer’s own, whatever the case or the slash at the end', async () => {
      const { db, north, south, site } = input()
      await db.create({
        collection: 'redirects',
        data: { tenant: north.tenant, from: '/old', to: '/search' },
        overrideAccess: true,
      })
      await db.create({
        collection: 'redirects',
        data: { tenant: south.tenant, from: '/theirs', to: '/search' },
        overrideAccess: true,
      })
      expect(await findRedirect(site, '/Old/')).toEqual({
        id: expect.any(String),
        to: '/search',
        permanent: true,
      })
      expect(await findRedirect(site, '/theirs')).toBeNull()
    })
    test('an old address is kept in one spelling, and found in each (N14)', async () => {
      const { db, north, site } = input()
      const create = (from: string) =>
        db.create({
          collection: 'redirects',
          data: { tenant: north.tenant, from, to: '/search' },
          overrideAccess: true,
        })
      const made = await create('/Our-Team/')
      expect(made.from).toBe('/our-team')
      for (const requested of ['/Our-Team', '/our-team', '/OUR-TEAM/'])
        expect(await findRedirect(site, requested)).toMatchObject({ id: made.id })
      await create('/caf%C3%A9')
      expect(await findRedirect(site, '/café')).toMatchObject({ to: '/search' })
      await expect(create('/our-TEAM')).rejects.toThrow(/from/i)
      await expect(create('/page.php?id=3')).rejects.toThrow(/from/i)
    })
    test('the dealer’s own rule comes before the other names of its finance page (N14)', async () => {
      const { db, north, site } = input()
      const data = { tenant: north.tenant, from: '/apply-for-finance', to: 'https://lender.example/apply' }
      await db.create({ collection: 'redirects', data, overrideAccess: true })
      expect(await findRedirect(site, '/apply-for-finance')).toMatchObject({ to: data.to })
    })
    test('a redirect that leads in a circle is refused, whichever was there first (N14)', async () => {
      const { db, north, south } = input()
      const create = (from: string, to: string, tenant = north.tenant) =>
        db.create({ collection: 'redirects', data: { tenant, from, to }, overrideAccess: true })
      await create('/a', '/b')
      const second = await create('/b', '/c')
      await expect(create('/c', '/a')).rejects.toThrow(/to/i)
      await expect(create('/d', '/D/')).rejects.toThrow(/to/i)
      await expect(
        db.update({ collection: 'redirects', id: second.id, data: { to: '/a' }, overrideAccess: true }),
      ).rejects.toThrow(/to/i)
      expect((await create('/c', '/a', south.tenant)).to).toBe('/a')
      await expect(create('/e', `https://${north.host}/e`)).rejects.toThrow(/to/i)
      expect((await create('/c', 'https://north.example/a')).to).toBe('https://north.example/a')
    })
  })
}
