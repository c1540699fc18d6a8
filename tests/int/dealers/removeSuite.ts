/** A dealer is removed, on one database: SQLite without a url. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeDb, onMongo } from '../../helpers/db'
import { canary } from '../access/samples.data'
import { makeWorld, type World } from '../access/world'
import { everyRow, whereIs, type Rows } from './everyRow'

const BY = { who: 'operator', via: 'cli' } as const

export function removeSuite(what: string, url: string | undefined): void {
  if (url) onMongo(url)

  describe(`removing a dealer on ${what}`, () => {
    let world: World
    let rooms: {
      row: typeof import('@/features/dealers/row')
      remove: typeof import('@/features/dealers/remove')
      current: typeof import('@/features/dealers/status')
      goes: typeof import('@/features/dealers/people')
      search: typeof import('@/search')
      storage: typeof import('@/integrations/storage')
      hosts: typeof import('@/core/dealer/rows/hosts')
    }
    let before: Rows
    let yards: { gone: string; stays: string }

    const dealer = async () => {
      const found = await rooms.row.findDealer('id', world.refs.c.tenant)
      if (!found) throw new Error('dealer C is gone')
      return found
    }
    const indexed = async (yard: string) => (await rooms.search.getSearchEngine().revisions([yard])).size
    const media = (tenant: string) => existsSync(path.join(process.env.DATA_DIR ?? '', 'media', tenant))

    beforeAll(async () => {
      world = await makeWorld()
      rooms = {
        row: await import('@/features/dealers/row'),
        remove: await import('@/features/dealers/remove'),
        current: await import('@/features/dealers/status'),
        goes: await import('@/features/dealers/people'),
        search: await import('@/search'),
        storage: await import('@/integrations/storage'),
        hosts: await import('@/core/dealer/rows/hosts'),
      }
      yards = { gone: world.refs.c.dealership, stays: world.refs.a.dealership }
      for (const key of ['a', 'c'] as const) {
        const { tenant } = world.refs[key]
        await rooms.storage.privateStorage().put(`${tenant}/photo.webp`, Buffer.from('x'), 'image/webp')
        const keyId = world.ids['integrator-keys']?.[key]
        await world.db.create({
          collection: 'idempotency-keys',
          data: {
            ...{ scope: `key:${keyId}`, key: 'once', request_hash: 'x', state: 'done' },
            ...{ expires_at: 9_999_999_999, body: canary(key) },
          },
          overrideAccess: true,
        })
      }
      const { rebuildSearch } = await import('@/search/sync/rebuild')
      await rebuildSearch()
      before = await everyRow(world.db)
    }, 240_000)
    afterAll(closeDb)

    it('has a row of the dealer in every collection that belongs to dealers, or the test shows nothing', async () => {
      const { ownedCollections } = await import('@/core/dealer/rows/tenantRows')
      const missing = ownedCollections(world.db)
        .map(({ slug }) => slug)
        .filter((slug) => !before[slug]?.some(({ tenant }) => tenant === world.refs.c.tenant))
      expect(missing).toEqual([])
      expect([await indexed(yards.gone), await indexed(yards.stays)]).toEqual([1, 1])
      expect(media(world.refs.c.tenant)).toBe(true)
    })

    it('is refused while the dealer is live, and says so', async () => {
      const { name } = await dealer()
      await expect(rooms.remove.removeDealer(await dealer(), name, BY)).rejects.toThrow('Suspend it first')
      expect(await everyRow(world.db)).toEqual(before)
    })

    it('a suspended dealer is found under no host, and taken up again under all', async () => {
      const [host = ''] = (await dealer()).hosts
      expect((await rooms.hosts.tenantOfHost(host))?.id).toBe(world.refs.c.tenant)
      await rooms.current.setStatus(await dealer(), 'suspended', BY)
      expect(await rooms.hosts.tenantOfHost(host)).toBeNull()
      await expect(rooms.current.setStatus(await dealer(), 'suspended', BY)).rejects.toThrow(
        'suspended already',
      )
      await rooms.current.setStatus(await dealer(), 'active', BY)
      expect((await rooms.hosts.tenantOfHost(host))?.id).toBe(world.refs.c.tenant)
      await rooms.current.setStatus(await dealer(), 'suspended', BY)
    })

    it('is refused with another name, and says which', async () => {
      await expect(rooms.remove.removeDealer(await dealer(), 'Somebody', BY)).rejects.toThrow(canary('c'))
      expect((await dealer()).status).toBe('suspended')
    })

    it('says what goes', async () => {
      const words = await rooms.goes.whatGoes(world.refs.c.tenant)
      expect(words).toEqual(expect.arrayContaining(['1 car', '1 lead', '1 account of a person']))
      expect(words).toContain('1 person of other dealers too, who only lose this one')
    })

    it('cut short in the middle it is no website, cannot be taken up again, and goes on when it is repeated', async () => {
      const engine = rooms.search.getSearchEngine()
      const cut = vi.spyOn(engine, 'revisions').mockRejectedValueOnce(new Error('the power went'))
      const { name } = await dealer()
      await expect(rooms.remove.removeDealer(await dealer(), name, BY)).rejects.toThrow('the power went')
      cut.mockRestore()
      expect((await dealer()).status).toBe('removing')
      await expect(rooms.current.setStatus(await dealer(), 'active', BY)).rejects.toThrow('being removed')
      const { stored } = await rooms.remove.removeDealer(await dealer(), name, BY)
      expect(stored).toMatch(/^private\/removed\/.*\.jsonl\.gz$/)
      expect(await rooms.row.findDealer('id', world.refs.c.tenant)).toBeNull()
    })

    it('leaves no row, version, file, answer or index document of it', async () => {
      const after = await everyRow(world.db)
      // What says that it was removed, and by whom.
      const entries = after['audit-log'] ?? []
      expect(entries.filter(({ tenant }) => tenant === null).map(({ what: did }) => did)).toContain(
        'removed the dealer',
      )
      const { 'payload-kv': _kv, 'payload-migrations': _migrations, ...ofSomebody } = after
      const rest = {
        ...ofSomebody,
        'audit-log': entries.filter(({ tenant }) => tenant !== null),
        // The world's own sample names no caller.
        'idempotency-keys': (after['idempotency-keys'] ?? []).filter(({ scope }) => scope !== canary('c')),
      }
      const { c } = world.refs
      expect(whereIs(rest, c.tenant, c.dealership, c.location, canary('c'), 'canaryc')).toEqual([])
      expect([media(c.tenant), await rooms.storage.privateStorage().has(`${c.tenant}/photo.webp`)]).toEqual([
        false,
        false,
      ])
      expect(await indexed(yards.gone)).toBe(0)
    })

    it('leaves every row of its neighbours as it was, and their files and index', async () => {
      const after = await everyRow(world.db)
      const group = world.principals.find(({ name }) => name === 'group admin of A and C')?.userId
      const { a, b, c } = world.refs
      const isOfOthers = (row: Record<string, unknown>) => {
        const text = JSON.stringify(row)
        return [a.tenant, b.tenant].some((id) => text.includes(id)) && row.id !== group
      }
      for (const slug of Object.keys(before))
        expect([slug, after[slug]?.filter(isOfOthers)]).toEqual([slug, before[slug]?.filter(isOfOthers)])
      const person = await world.db.findByID({
        ...{ collection: 'users', id: group ?? '', depth: 0, overrideAccess: true },
      })
      expect(person.tenants).toEqual([a.tenant])
      expect(JSON.stringify(person.locations)).not.toContain(c.location)
      expect([media(a.tenant), await rooms.storage.privateStorage().has(`${a.tenant}/photo.webp`)]).toEqual([
        true,
        true,
      ])
      expect(await indexed(yards.stays)).toBe(1)
    })

    it('kept the rows in a file before the first went', async () => {
      const { readdirSync, readFileSync } = await import('node:fs')
      const folder = path.join(process.env.DATA_DIR ?? '', 'private', 'removed')
      const [first = ''] = readdirSync(folder).sort()
      const lines = gunzipSync(readFileSync(path.join(folder, first)))
        .toString()
        .trim()
        .split('\n')
      const stored = lines.map((line): { collection: string } => JSON.parse(line))
      const inFile = new Set(stored.map(({ collection }) => collection))
      const owned = Object.keys(before).filter((slug) =>
        before[slug]?.some(({ tenant }) => tenant === world.refs.c.tenant),
      )
      expect([...inFile].sort()).toEqual([...owned, 'tenants'].sort())
    })
  })
}
