/** Calls to other hosts: Node's fetch and undici tell of each by the same channels, while its headers can still be added to. */
import type * as Api from '@opentelemetry/api'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { isRecord } from '@/lib/isRecord'
import { writeParent } from './parent'

const partOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/** The host alone: an address may have a key in it. */
function factsOf(request: object): Api.Attributes {
  const origin = String(partOf(request, 'origin'))
  const url = URL.canParse(origin) ? new URL(origin) : null
  return {
    'http.request.method': String(partOf(request, 'method')),
    ...(url ? { 'server.address': url.hostname } : {}),
    ...(url?.port ? { 'server.port': Number(url.port) } : {}),
  }
}

/** Each call within a trace becomes a span, and says to its host which. Returns what ends it. */
export function followOutgoing({ context, trace, SpanKind, SpanStatusCode }: typeof Api, tracer: Api.Tracer) {
  const open = new WeakMap<object, Api.Span>()

  function begin(message: unknown): void {
    const request = partOf(message, 'request')
    if (!isRecord(request) || !trace.getSpan(context.active())?.isRecording()) return
    const attributes = factsOf(request)
    const span = tracer.startSpan(`call ${String(attributes['http.request.method'])}`, {
      kind: SpanKind.CLIENT,
      attributes,
    })
    open.set(request, span)
    const add = request.addHeader
    if (typeof add === 'function')
      Reflect.apply(add, request, ['traceparent', writeParent(span.spanContext())])
  }
  function end(message: unknown, finish: (span: Api.Span) => void): void {
    const request = partOf(message, 'request')
    const span = isRecord(request) ? open.get(request) : undefined
    if (!span || !isRecord(request)) return
    open.delete(request)
    finish(span)
    span.end()
  }
  const answered = (message: unknown): void =>
    end(message, (span) => {
      const status = Number(partOf(partOf(message, 'response'), 'statusCode'))
      span.setAttribute('http.response.status_code', status)
      if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    })
  const failed = (message: unknown): void =>
    end(message, (span) => {
      const error = partOf(message, 'error')
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : 'error')
    })

  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', answered],
    ['undici:request:error', failed],
  ] as const
  for (const [name, hear] of channels) subscribe(name, hear)
  return (): void => channels.forEach(([name, hear]) => void unsubscribe(name, hear))
}
