import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTraced, isWorkedOn, noteRequest, stillTraced, traced, tracedPiece, wroteRows } from '@/lib/trace'
import { openTraces, type Traces } from '@/server/tracing/open'
import { readParent } from '@/server/tracing/parent'
import { pathsBelow, startCollector, type Collector, type SentSpan } from '../../helpers/collector'
import { listen } from '../../helpers/listen'

const VARIABLES = { OTEL_BSP_SCHEDULE_DELAY: '20', OTEL_SERVICE_NAME: 'forecourt-test' }
const warnings: string[] = []
let collector: Collector
let traces: Traces

async function opened(url: string): Promise<Traces> {
  Object.assign(process.env, VARIABLES, { OTEL_EXPORTER_OTLP_ENDPOINT: url })
  return openTraces({ warn: (_facts, text) => void warnings.push(text) })
}
beforeAll(async () => {
  collector = await startCollector()
  traces = await opened(collector.url)
  isWorkedOn('leads')
})
afterAll(async () => {
  await traces.close()
  await collector.close()
  for (const name of [...Object.keys(VARIABLES), 'OTEL_EXPORTER_OTLP_ENDPOINT']) delete process.env[name]
})

/** Answers one request under its own trace. */
async function request(work: () => Promise<unknown>, headers: Record<string, string> | null = null) {
  const one = traces.spans.request('GET', headers)
  await new Promise<void>((resolve) => one.run(() => void work().finally(resolve)))
  one.end()
}
const found = async (name: string): Promise<SentSpan> => {
  await collector.until(name, (spans) => spans.some((span) => span.name === name))
  const [span] = collector.spans.filter((one) => one.name === name)
  if (!span) throw new Error(name)
  return span
}

describe('a request', () => {
  it('is a tree, and says what was told of it first', async () => {
    await request(async () => {
      noteRequest({ 'forecourt.kind': 'tree', 'forecourt.dealer': 'harbour-toyota' })
      noteRequest({ 'forecourt.dealer': 'another' })
      await traced('outer', {}, () => traced('inner', { 'forecourt.hits': 3 }, () => setTimeout(1)))
    })
    const top = await found('GET tree')
    expect(pathsBelow(collector.spans, top)).toEqual(['GET tree > outer', 'GET tree > outer > inner'])
    expect(top.attributes).toMatchObject({ 'forecourt.dealer': 'harbour-toyota' })
    expect((await found('inner')).attributes).toEqual({ 'forecourt.hits': 3 })
    expect(collector.services).toEqual(new Set(['forecourt-test']))
  })

  it('has what is read for it outside of it, as an answer that is kept', async () => {
    const outside = AsyncLocalStorage.snapshot()
    await request(async () => {
      noteRequest({ 'forecourt.kind': 'keeping' })
      await outside(stillTraced(() => traced('kept read', {}, () => Promise.resolve())))
      await outside(() => traced('stray read', {}, () => Promise.resolve()))
    })
    expect(pathsBelow(collector.spans, await found('GET keeping'))).toEqual(['GET keeping > kept read'])
  })

  it('goes on with the trace of a trusted proxy, and with none that is no trace', async () => {
    const id = '0af7651916cd43dd8448eb211c80319c'
    await request(async () => noteRequest({ 'forecourt.kind': 'proxied' }), {
      traceparent: `00-${id}-b7ad6b7169203331-01`,
    })
    expect((await found('GET proxied')).traceId).toBe(id)
  })

  it.each([undefined, '', '00-0-0-01', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'ff-x', ['a']])(
    '%j names no trace',
    (header) => expect(readParent(header)).toBeNull(),
  )

  it('that fails says so by the kind of its error, never by its words', async () => {
    await request(async () => {
      noteRequest({ 'forecourt.kind': 'failing' })
      const failing = () => Promise.reject(new RangeError('ada@example.org is taken'))
      await traced('failing query', {}, failing).catch(() => undefined)
    })
    const span = await found('failing query')
    expect([span.attributes, span.status, span.events]).toEqual([
      { 'error.type': 'RangeError' },
      { code: 2 },
      [],
    ])
    expect(collector.text()).not.toContain('ada@example')
  })
})

it('nothing is recorded outside of a request and of work', async () => {
  expect(await traced('idle', {}, () => Promise.resolve(7))).toBe(7)
  await request(() => Promise.resolve(noteRequest({ 'forecourt.kind': 'after' })))
  await found('GET after')
  expect(collector.spans.filter(({ name }) => name === 'idle')).toEqual([])
})

it('work names the request that wrote its row, at a later try too', async () => {
  await request(async () => {
    noteRequest({ 'forecourt.kind': 'writing' })
    wroteRows('leads', ['one'])
    wroteRows('tenants', ['one'])
  })
  const top = await found('GET writing')
  const about = { table: 'leads', ids: ['one', 'unknown'] }
  for (const name of ['work first', 'work again'])
    await tracedPiece(name, { 'forecourt.job': 'leads' }, about, async () => wroteRows('leads', ['one']))
  for (const name of ['work first', 'work again']) {
    const { links, traceId } = await found(name)
    expect(links).toMatchObject([{ traceId: top.traceId, spanId: top.spanId }])
    expect(traceId).not.toBe(top.traceId)
  }
  await tracedPiece('work on another table', {}, { table: 'tenants', ids: ['one'] }, () => Promise.resolve())
  expect((await found('work on another table')).links).toEqual([])
})

it('a call to another host has its traceparent, and of its address only the host is told', async () => {
  const heard: unknown[] = []
  const host = await listen(
    createServer((req, res) => {
      heard.push(req.headers.traceparent)
      res.writeHead(503).end()
    }),
  )
  await request(async () => {
    noteRequest({ 'forecourt.kind': 'calling' })
    await fetch(`http://127.0.0.1:${host.port}/hook?key=geheim`, { method: 'POST', body: '{}' })
  })
  const top = await found('GET calling')
  const call = await found('call POST')
  expect(heard).toEqual([`00-${top.traceId}-${call.spanId}-01`])
  expect(call.attributes).toEqual({
    ...{ 'http.request.method': 'POST', 'http.response.status_code': 503 },
    ...{ 'server.address': '127.0.0.1', 'server.port': host.port },
  })
  expect(collector.text()).not.toContain('geheim')
  await host.close()
})

it('what is written onto a span by others and has no name here is not sent', async () => {
  const { trace } = await import('@opentelemetry/api')
  trace
    .getTracer('next.js')
    .startSpan('fetch GET https://a.example/?email=ada@example.org', {
      attributes: {
        'next.span_type': 'AppRender.fetch',
        'http.url': '/?email=ada@example.org',
        'http.route': 7,
      },
    })
    .end()
  expect((await found('AppRender.fetch')).attributes).toEqual({ 'next.span_type': 'AppRender.fetch' })
  expect(collector.text()).not.toContain('ada@example')
})

it('a collector that hangs holds up neither the work nor the end', async () => {
  await traces.close()
  expect(isTraced()).toBe(false)
  const hanging = await startCollector({ hangs: true })
  traces = await opened(hanging.url)
  const from = performance.now()
  for (let i = 0; i < 5000; i++) await request(() => traced('query', {}, () => Promise.resolve()))
  await hanging.until('a batch', (spans) => spans.length > 0)
  const worked = performance.now() - from
  await traces.close()
  expect(performance.now() - from - worked).toBeLessThan(2500)
  // One batch of 512 is under way, and 2,048 wait: the rest is dropped and takes no memory.
  expect(hanging.spans.length).toBeLessThan(4000)
  expect(await traced('off', {}, () => Promise.resolve(1))).toBe(1)
  await hanging.close()
})
