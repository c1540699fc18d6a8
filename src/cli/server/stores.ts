import { table } from '@/db/table'
import { isHome } from '@/db/home'
import { getDb } from '@/db/payload'
import { SILENT_COPY } from '@/lib/silentCopy'
import { pictureBacklog } from '@/features/pictures/pictures.worker'
import { sealedStatus } from '@/db/sealed/status'
import { env } from '@/env'
import { storeWords } from '@/lib/startFaults'
import { mayMakeKeys } from '@/search/meilisearch/mayMakeKeys'
import { searchStatus } from '@/search/sync/drift.worker'
import type { OperationResult } from './operationSchema'
import { outboxLine } from './outbox'

const word = (error: unknown) =>
  storeWords(error, env.databaseUrl) ??
  (error instanceof Error ? error.message.split('\n')[0] : String(error))

interface Probe {
  ok: boolean
  line: string
}

async function probe(what: string, work: () => Promise<string>): Promise<Probe> {
  try {
    return { ok: true, line: `ok    ${what}: ${await work()}` }
  } catch (error) {
    return { ok: false, line: `FAULT ${what}: ${word(error)}` }
  }
}

async function database(): Promise<string> {
  const payload = await getDb()
  const dealers = await (await table('tenants')).find([], { fields: ['id'] })
  return `${payload.db.name}, ${dealers.length} dealers`
}

async function home(): Promise<string> {
  if (!(await isHome())) throw new Error(SILENT_COPY)
  return 'mails, messages, webhooks and payments'
}

async function search(): Promise<string> {
  const { ok, engine, docs, pending, dead } = await searchStatus()
  if (!ok) throw new Error('does not answer; check MEILISEARCH_HOST and MEILISEARCH_API_KEY')
  return `${engine}, ${docs} cars in the index, ${pending} on their way, ${dead} refused`
}

async function searchKey(of: { host: string; apiKey: string }): Promise<string> {
  if (await mayMakeKeys(of))
    throw new Error(
      'MEILISEARCH_API_KEY may make keys and read every index; give the app one for its cars alone, see Passwords of the stores in docs/operations.md',
    )
  return 'for the cars alone'
}

async function pictures(): Promise<string> {
  const { waiting, dead } = await pictureBacklog()
  return `${env.s3 ? `bucket ${env.s3.bucket}` : 'data folder'}, ${waiting} cars wait for pictures of other hosts, ${dead} with pictures that could not be fetched`
}

async function leads(): Promise<string> {
  const { waiting, unknown } = await sealedStatus()
  if (unknown)
    throw new Error(
      `${unknown} are sealed with a secret that is not set; put it into PREVIOUS_SECRETS, see Secrets in docs/operations.md`,
    )
  return waiting ? `${waiting} wait to be sealed with the secret of now` : 'all sealed with the secret of now'
}

/** A fault is said once: what it keeps from being looked at is named without it. */
const unseen = (what: string, until: string): Probe => ({
  ok: true,
  line: `note  ${what}: unknown until ${until}`,
})

async function inDatabase(): Promise<Probe[]> {
  const { meilisearch } = env
  const searched = await probe('search', search)
  const key = meilisearch && searched.ok ? [await probe('search key', () => searchKey(meilisearch))] : []
  return [
    await probe('sends', home),
    await probe('leads', leads),
    ...[searched, ...key],
    await probe('pictures', pictures),
    await probe('outbox', outboxLine),
  ]
}

export async function stores(): Promise<OperationResult> {
  const opened = await probe('database', database)
  const rest = opened.ok
    ? await inDatabase()
    : [unseen('leads, search, pictures and outbox', 'the database answers')]
  const probes = [opened, ...rest]
  return {
    ok: probes.every(({ ok }) => ok),
    lines: probes.map(({ line }) => line),
    data: { mode: env.mode, role: env.role, node: process.version },
  }
}
