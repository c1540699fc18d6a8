/** The rows of a dealer as one compressed file: a line of JSON for each. */
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { ownedCollections, ownedRows } from '@/core/dealer/rows/tenantRows'
import { privateStorage } from '@/integrations/storage'
import type { Dealer } from './row'

async function* lines({ id }: Dealer): AsyncGenerator<string> {
  const line = (collection: string, row: object) => `${JSON.stringify({ collection, row })}\n`
  for (const row of await (await table('tenants')).find([['id', '=', id]])) yield line('tenants', row)
  for (const { slug } of ownedCollections(await getDb()))
    for await (const piece of ownedRows(slug, id)) for (const row of piece) yield line(slug, row)
}

/** Only the compressed bytes are all in memory at once. Throws when a read fails, and leaves nothing waiting. */
export async function packed(text: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip()
  const [bytes] = await Promise.all([buffer(gzip), pipeline(text, gzip)])
  return bytes
}

/** Returns the path below the private folder. The file is on disk when this resolves. */
export async function exportRows(dealer: Dealer, now: Date): Promise<string> {
  const key = `removed/${dealer.slug}-${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
  await privateStorage().put(key, await packed(lines(dealer)), 'application/gzip')
  return `private/${key}`
}
