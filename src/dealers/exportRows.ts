/** The rows of a dealer as one packed file: a line of JSON for each. */
import { createGzip } from 'node:zlib'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { ownedCollections, ownedRows } from '@/db/tenantRows'
import { privateStorage } from '@/integrations/storage'
import type { Dealer } from './row'

async function* lines({ id }: Dealer): AsyncGenerator<string> {
  const line = (collection: string, row: object) => `${JSON.stringify({ collection, row })}\n`
  for (const row of await (await table('tenants')).find([['id', '=', id]])) yield line('tenants', row)
  for (const { slug } of ownedCollections(await getDb()))
    for await (const piece of ownedRows(slug, id)) for (const row of piece) yield line(slug, row)
}

const packed = async (dealer: Dealer): Promise<Buffer> => {
  const gzip = createGzip()
  const parts: Uint8Array[] = []
  const read = (async () => {
    for await (const part of gzip) if (part instanceof Uint8Array) parts.push(part)
  })()
  for await (const text of lines(dealer))
    if (!gzip.write(text)) await new Promise((resolve) => gzip.once('drain', resolve))
  gzip.end()
  await read
  return Buffer.concat(parts)
}

/** Returns where it lies, below the private folder. It is on disk when this resolves. */
export async function exportRows(dealer: Dealer, now: Date): Promise<string> {
  const key = `removed/${dealer.slug}-${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
  await privateStorage().put(key, await packed(dealer), 'application/gzip')
  return `private/${key}`
}
