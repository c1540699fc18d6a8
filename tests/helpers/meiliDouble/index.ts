import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { CarDoc } from '@/search/types'
import { FilterError } from './filterParser'
import { Keys } from './keys'
import { answer, multiSearch } from './search'
import { DoubleState, type DoubleIndex } from './state'

export type Fault = 'none' | 'hang' | 'error' | 'refuse'

/**
 * A stand-in for a Meilisearch server that the real client talks to over HTTP: queued tasks, whole batches that fail,
 * swapped indexes, refused filters, outages. The embedded engine computes its results, and is itself checked against
 * recorded results of a real server.
 */
export interface MeiliDouble {
  host: string
  state: DoubleState
  /** What happens to searches from now on. */
  fault: Fault
  requests: { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }[]
  close(): Promise<void>
}

type Reply = { status: number; body: unknown }
const ok = (body: unknown): Reply => ({ status: 200, body })
const accepted = (body: unknown): Reply => ({ status: 202, body })
const refused = (status: number, code: string, message: string): Reply => ({
  status,
  body: { message, code, type: 'invalid_request', link: '' },
})

const carDocs = z.array(
  z.custom<CarDoc>((value) => z.looseObject({ id: z.string(), make: z.string() }).safeParse(value).success),
)
const fetchBody = z.object({ filter: z.string(), limit: z.number(), offset: z.number() })
const swapBody = z.array(z.object({ indexes: z.tuple([z.string(), z.string()]) }))

async function read(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}

/** Document ids that the server accepts: one bad id fails the whole batch. */
const VALID_ID = /^[A-Za-z0-9_-]{1,511}$/

function addDocuments(index: DoubleIndex, docs: readonly CarDoc[]): void {
  const bad = docs.find((doc) => !VALID_ID.test(doc.id))
  if (bad) throw new Error(`Document identifier ${bad.id} is invalid`)
  for (const doc of docs) {
    index.docs.set(doc.id, doc)
    index.cars.upsert(doc)
  }
}

function removeDocuments(index: DoubleIndex, ids: readonly string[]): void {
  for (const id of ids) {
    index.docs.delete(id)
    index.cars.remove(id)
  }
}

function onIndex(state: DoubleState, method: string, uid: string, rest: string, body: unknown): Reply {
  const existing = state.indexes.get(uid)
  const inTask = () => state.indexes.get(uid) ?? state.create(uid)
  const task = (type: string, apply: () => void) => accepted(state.enqueue(type, uid, apply))
  switch (`${method} ${rest}`) {
    case 'DELETE ':
      return existing
        ? task('indexDeletion', () => void state.indexes.delete(uid))
        : refused(404, 'index_not_found', `Index ${uid} not found.`)
    case 'PATCH settings':
      return task('settingsUpdate', () => void (inTask().settings = body))
    case 'POST documents':
      return task('documentAdditionOrUpdate', () => addDocuments(inTask(), carDocs.parse(body)))
    case 'POST documents/delete-batch':
      return task('documentDeletion', () => removeDocuments(inTask(), z.array(z.string()).parse(body)))
  }
  if (!existing) return refused(404, 'index_not_found', `Index ${uid} not found.`)
  switch (`${method} ${rest}`) {
    case 'GET ':
      return ok({
        uid,
        primaryKey: 'id',
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
      })
    case 'GET stats':
      return ok({ numberOfDocuments: existing.docs.size, isIndexing: false, fieldDistribution: {} })
    case 'POST documents/fetch': {
      const { filter, limit, offset } = fetchBody.parse(body)
      const { ids } = [...existing.docs.values()].reduce<{ ids: string[] }>(
        ({ ids }, doc) => ({
          ids: filter.includes(JSON.stringify(doc.dealership_id)) ? [...ids, doc.id] : ids,
        }),
        { ids: [] },
      )
      const results = ids.slice(offset, offset + limit).map((id) => ({ id, rev: existing.docs.get(id)?.rev }))
      return ok({ results, total: ids.length, limit, offset })
    }
    default:
      return refused(404, 'not_found', `${method} ${uid}/${rest}`)
  }
}

function route(state: DoubleState, method: string, path: string, body: unknown): Reply {
  const [first = '', uid = '', ...rest] = path.split('/').filter(Boolean)
  if (first === 'health') return ok({ status: 'available' })
  if (first === 'tasks') {
    const task = state.tasks[Number(uid)]
    return task ? ok(task) : refused(404, 'task_not_found', `Task ${uid} not found.`)
  }
  if (first === 'swap-indexes')
    return accepted(
      state.enqueue('indexSwap', '', () =>
        swapBody.parse(body).forEach(({ indexes: [a, b] }) => state.swap(a, b)),
      ),
    )
  if (first === 'multi-search') {
    const { queries } = multiSearch.parse(body)
    const missing = queries.find(({ indexUid }) => !state.indexes.has(indexUid))
    if (missing) return refused(404, 'index_not_found', `Index ${missing.indexUid} not found.`)
    return ok({
      results: queries.flatMap((query) => {
        const index = state.indexes.get(query.indexUid)
        return index ? [answer(index, query)] : []
      }),
    })
  }
  if (first !== 'indexes') return refused(404, 'not_found', path)
  if (uid === '' && method === 'POST') {
    const { uid: name } = z.object({ uid: z.string() }).parse(body)
    return accepted(state.enqueue('indexCreation', name, () => void state.create(name)))
  }
  return onIndex(state, method, uid, rest.join('/'), body)
}

function safely(run: () => Reply): Reply {
  try {
    return run()
  } catch (error) {
    const badFilter = error instanceof FilterError || error instanceof SyntaxError
    return refused(400, badFilter ? 'invalid_search_filter' : 'bad_request', String(error))
  }
}

/** @param masterKey with it, as in production, a request needs a key that was made for it */
export async function startMeiliDouble(masterKey?: string): Promise<MeiliDouble> {
  const keys = masterKey ? new Keys(masterKey) : undefined
  const state = new DoubleState()
  const double: MeiliDouble = { host: '', state, fault: 'none', requests: [], close: async () => {} }
  // Never closed here, however long a busy test waits between two calls: that would look like a fault of the engine.
  const server = createServer(
    { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 },
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://double')
      const method = request.method ?? 'GET'
      void read(request).then((body) => {
        double.requests.push({ method, path: pathname, headers: request.headers, body })
        const searching = pathname === '/multi-search'
        if (searching && double.fault === 'hang') return
        if (searching && double.fault === 'refuse') return void request.socket.destroy()
        const failed = searching && double.fault === 'error'
        const { authorization } = request.headers
        const reply = failed
          ? refused(503, 'too_many_search_requests', 'Too many searches')
          : pathname === '/keys' && keys && method === 'POST'
            ? { status: keys.make(authorization, body), body: {} }
            : keys && !keys.allows(authorization, method, pathname)
              ? refused(403, 'invalid_api_key', `${method} ${pathname}: the key may not`)
              : safely(() => route(state, method, pathname, body))
        response
          .writeHead(reply.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(reply.body))
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  double.host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  double.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return double
}
