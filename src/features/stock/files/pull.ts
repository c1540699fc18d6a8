import { settleAddress, takeAddress, type AddressRow } from './addressRows'
import { openDealerships } from '@/core/dealer/rows/dealerships'
import { plural } from '@/core/money/format'
import { nextPull, passwordOf, retryAt } from './addresses.rules'
import { env } from '@/env'
import { RemoteFault, type RemoteFile, type RemoteFiles } from '@/integrations/remoteFile'
import { log } from '@/lib/log'
import { tracedPiece } from '@/lib/trace'
import { unseal } from '@/lib/secrets'
import { FileError } from './table'
import { readFile, takeFile, type Taken } from './takeFile'

/** Longer than a fetch and an import can take. */
const LEASE_MS = 5 * 60_000
const MOST_WORDS = 500

function wordsOf({ items, feed }: Taken): string {
  const count = (result: string) => items.filter((item) => item.result === result).length
  const cars = `${plural(items.length, 'car')}: ${count('created')} new, ${count('updated')} changed, ${count('failed')} refused`
  if (feed?.state === 'held')
    return `${cars}. The feed is held: ${feed.held_reason ?? 'a person must look first'}.`
  return feed ? `${cars}, ${feed.withdrawn} removed.` : `${cars}.`
}

/** @throws FileError for a password that was sealed under another secret */
function loginOf({ login, sealed_password, url }: AddressRow) {
  if (!login) return null
  const password = sealed_password ? unseal(env.payloadSecret, passwordOf(url), sealed_password) : ''
  if (password === null) throw new FileError('The stored password cannot be read. Enter it again.')
  return { user: login, password }
}

type Dealership = Awaited<ReturnType<typeof openDealerships>>[number]

async function importFrom(
  row: AddressRow,
  { tenant: tenantId, id, slug, name }: Dealership,
  files: RemoteFiles,
  stopped: AbortSignal,
): Promise<RemoteFile & { words: string }> {
  const { url, etag, modified } = row
  const found = await files.get({ url, etag, modified, login: loginOf(row) }, stopped)
  if (!found.bytes) return { ...found, words: 'The file has not changed since the last time.' }
  const ctx = { tenantId, dealership: { id, slug, name }, actor: `address ${row.name}`, via: 'feed' } as const
  const file = await readFile(ctx, { name: row.name, bytes: found.bytes })
  return { ...found, words: wordsOf(await takeFile(ctx, file, row.mode, false)) }
}

const faultWords = (error: unknown): string => {
  if (error instanceof RemoteFault) return `The address ${error.message}.`
  return error instanceof FileError ? error.message : 'The import failed on our side. It is tried again.'
}

/** False when it was stopped. */
async function pull(
  row: AddressRow,
  files: RemoteFiles,
  stopped: AbortSignal,
  now: number,
): Promise<boolean> {
  const dealership = (await openDealerships()).find(({ id }) => id === row.dealership_id)
  const planned = nextPull(row.every, row.id, dealership?.zone ?? 'UTC', now)
  // A suspended dealer's supplier is left alone.
  if (!dealership || dealership.tenant !== row.tenant) {
    await settleAddress(row, {
      next_at: planned,
      last_result: 'The website is closed: nothing was fetched.',
      failures: 0,
    })
    return true
  }
  try {
    const { words, etag, modified } = await importFrom(row, dealership, files, stopped)
    await settleAddress(row, {
      ...{ etag, modified, failures: 0 },
      last_result: words.slice(0, MOST_WORDS),
      next_at: planned,
    })
  } catch (error) {
    if (stopped.aborted) {
      await settleAddress(row, {
        next_at: now,
        last_result: 'Was stopped; it is fetched again.',
        failures: row.failures,
      })
      return false
    }
    const failures = row.failures + 1
    log.warn(
      { err: error, tenantId: row.tenant, address: row.id, failures },
      'a stock file could not be fetched',
    )
    const last_result = faultWords(error).slice(0, MOST_WORDS)
    await settleAddress(row, { failures, last_result, next_at: retryAt(failures, planned, now) })
  }
  return true
}

/** Fetches one file that is due. `busy`: dealers of whom one is under way already. False when none is due. */
export async function pullOnce(
  files: RemoteFiles,
  busy: Set<string>,
  stopped: AbortSignal,
  now: number = Date.now(),
): Promise<boolean> {
  const row = await takeAddress(now, now + LEASE_MS, [...busy])
  if (!row) return false
  busy.add(row.tenant)
  const facts = { 'forecourt.job': 'stock address', 'forecourt.attempt': row.failures + 1 }
  const work = () => pull(row, files, stopped, now)
  return tracedPiece('work stock address', facts, null, work).finally(() => busy.delete(row.tenant))
}
