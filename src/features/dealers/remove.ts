/** Its own row is last: an interrupted removal finds it there, and the next run starts again with less to delete. */
import { dropTruth } from '@/core/car/rows/truths'
import { writeAudit } from '@/db/audit'
import { table } from '@/db/table'
import { deleteOwned, ownedIds, ownedRows } from '@/core/dealer/rows/tenantRows'
import { getStorage, privateStorage } from '@/integrations/storage'
import { log } from '@/lib/log'
import { getSearchEngine } from '@/search'
import { DealerFault, type Dealer } from './row'
import { lockOut, removePeople } from './people'
import { changeStatus, hostsChanged, type By } from './status'
/** The rows of a dealer as one compressed file: a line of JSON for each. */
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

async function* lines({ id }: Dealer): AsyncGenerator<string> {
  const line = (collection: string, row: object) => `${JSON.stringify({ collection, row })}\n`
  for (const row of await (await table('tenants')).find([['id', '=', id]])) yield line('tenants', row)
  for (const slug of (await ownedIds(id)).keys())
    for await (const piece of ownedRows(slug, id)) for (const row of piece) yield line(slug, row)
}

/** Only the compressed bytes are all in memory at once. Throws when a read fails, and leaves nothing waiting. */
export async function packed(text: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip()
  const [bytes] = await Promise.all([buffer(gzip), pipeline(text, gzip)])
  return bytes
}

/** Returns the path below the private folder. The file is on disk when this resolves. */
async function exportRows(dealer: Dealer, now: Date): Promise<string> {
  const key = `removed/${dealer.slug}-${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
  await privateStorage().put(key, await packed(lines(dealer)), 'application/gzip')
  return `private/${key}`
}

/** The dealerships lead to the index, the keys to the stored answers; the history records the rest until the end. */
const LAST = ['integrator-keys', 'dealerships', 'audit-log']

/** Stored first answers of calls by integrators and from this dealer's pages. */
async function removeAnswers({ hosts }: Dealer, keys: readonly string[]): Promise<void> {
  const scopes = [...keys.map((key) => `key:${key}`), ...hosts]
  await (await table('idempotency-keys')).delete([['scope', 'in', scopes]])
}

async function removeFromIndex(dealerships: readonly string[]): Promise<void> {
  const engine = getSearchEngine()
  const ids = dealerships.length ? [...(await engine.revisions(dealerships)).keys()] : []
  if (ids.length) await (await engine.remove(ids)).visible()
}

async function removeRows(dealer: Dealer): Promise<Record<string, number>> {
  const filled = await ownedIds(dealer.id)
  return deleteOwned(dealer.id, filled, {
    slugs: LAST,
    before: async () => {
      await removeAnswers(dealer, filled.get('integrator-keys') ?? [])
      await removeFromIndex(filled.get('dealerships') ?? [])
    },
  })
}

/** Without an export: for a dealer that could not be made completely. */
export async function takeAway(dealer: Dealer): Promise<Record<string, number>> {
  await changeStatus(dealer, ['suspended', 'removing'], 'removing')
  await lockOut(dealer.id)
  const counts = await removeRows(dealer)
  const people = await removePeople(dealer.id)
  // Work in progress may have written in the meantime.
  while (Object.keys(await removeRows(dealer)).length);
  await getStorage().removeAll(dealer.id)
  await privateStorage().removeAll(dealer.id)
  await dropTruth(dealer.id)
  await (await table('tenants')).delete([['id', '=', dealer.id]])
  await hostsChanged(dealer.hosts)
  return people ? { ...counts, users: people } : counts
}

/** Returns where the export is. @throws DealerFault while the dealer is live, or when the typed name is wrong */
export async function removeDealer(dealer: Dealer, typedName: string, by: By): Promise<{ stored: string }> {
  if (dealer.status === 'active')
    throw new DealerFault(`${dealer.name} is live. Suspend it first, so that nobody uses it meanwhile.`)
  if (typedName.trim() !== dealer.name)
    throw new DealerFault(`Type the dealer’s name as it is written: ${dealer.name}`)
  const stored = await exportRows(dealer, new Date())
  const counts = await takeAway(dealer)
  log.info({ tenant: dealer.slug, counts, kept: stored }, 'a dealer was removed')
  await writeAudit({
    ...by,
    tenantId: null,
    what: 'removed the dealer',
    entity: 'tenants',
    docId: dealer.id,
    docTitle: dealer.name,
    diff: counts,
  })
  return { stored }
}
