/** Spans of our own, by the interface that Next's use too: so they are of one trace. */
import type * as Api from '@opentelemetry/api'
import type { IncomingHttpHeaders } from 'node:http'
import type { Facts, Note, Origins, Tracing } from '@/lib/trace'
import type { Beginnings } from './beginnings'
import { readParent } from './parent'

type Span = Api.Span

interface Requested {
  span: Span
  facts: Facts
}

export interface RequestTrace {
  /** What its span will say, and may be added to until it ends. */
  facts: Facts
  run(work: () => void): void
  end(): void
}
export interface Spans extends Tracing {
  /** `headers`: of a trusted proxy, whose trace goes on here. */
  request(method: string, headers: IncomingHttpHeaders | null): RequestTrace
}

const errorType = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

export function spansBy(api: typeof Api, tracer: Api.Tracer, beginnings: Beginnings): Spans {
  const { context, trace, createContextKey, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  const REQUEST = createContextKey('forecourt request')
  const ABOUT = createContextKey('forecourt rows')

  /** That of now, unless its work is over: what goes on behind an answer is no part of it. */
  const current = (): Span | undefined => {
    const span = trace.getSpan(context.active())
    return span?.isRecording() ? span : undefined
  }

  async function recorded<T>(span: Span, under: Api.Context, work: (note: Note) => Promise<T>): Promise<T> {
    try {
      return await context.with(trace.setSpan(under, span), () =>
        work((facts) => void span.setAttributes(facts)),
      )
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error))
      throw error
    } finally {
      span.end()
    }
  }

  return {
    request(method, headers) {
      const parent = headers && readParent(headers.traceparent)
      const under = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, under)
      const requested: Requested = { span, facts: { 'http.request.method': method } }
      const own = trace.setSpan(under, span).setValue(REQUEST, requested)
      const { facts } = requested
      return {
        facts,
        run: (work) => context.with(own, work),
        end() {
          span.setAttributes(facts).updateName(`${method} ${facts['forecourt.kind'] ?? 'request'}`)
          if ((facts['http.response.status_code'] ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    noteRequest(facts) {
      const requested = context.active().getValue(REQUEST)
      // What was noted first stays: a page of one dealer may read another's site.
      if (isRequested(requested)) Object.assign(requested.facts, { ...facts, ...requested.facts })
    },
    carried(work) {
      const span = current()
      if (!span) return work
      const own = trace.setSpan(ROOT_CONTEXT, span)
      return () => context.with(own, work)
    },
    within(name, facts, work) {
      if (!current()) return work(() => undefined)
      const under = context.active()
      return recorded(tracer.startSpan(name, { attributes: facts }, under), under, work)
    },
    async piece(name, facts, origins, work) {
      const found = origins ? await beginnings.of(origins) : []
      const links = found.map((linked) => ({ context: linked }))
      const how = { kind: SpanKind.CONSUMER, attributes: facts, links }
      const under = ROOT_CONTEXT.setValue(ABOUT, origins)
      return recorded(tracer.startSpan(name, how, under), under, work)
    },
    wrote({ table, ids }) {
      const span = current()
      if (!span) return
      // A piece of work stores how it went in its own row, which stays that of the request.
      const about = context.active().getValue(ABOUT)
      const own = isAbout(about) && about.table === table ? new Set(about.ids) : new Set()
      beginnings.add({ table, ids: ids.filter((id) => !own.has(id)) }, span.spanContext())
    },
  }
}

const isAbout = (value: unknown): value is Origins =>
  typeof value === 'object' && value !== null && 'table' in value && 'ids' in value
const isRequested = (value: unknown): value is Requested =>
  typeof value === 'object' && value !== null && 'span' in value && 'facts' in value
