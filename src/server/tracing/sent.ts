/** What leaves the process: of a span of ours or of Next, only what the table of facts names. */
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { FACTS } from '@/lib/trace'

const isNamed = (name: string): name is keyof typeof FACTS => Object.hasOwn(FACTS, name)

/** Next names a route by its pattern, and a request of a page by its whole address. */
const nameOf = ({ name, attributes }: ReadableSpan): string =>
  /:\/\/|\?/.test(name) ? String(attributes['next.span_type'] ?? 'request') : name

function cleaned(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name, value]) => isNamed(name) && typeof value === FACTS[name]),
  )
  // The words of an error may quote what somebody sent: its kind is in `error.type`, its words are in the log.
  return {
    name: nameOf(span),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes,
    links: span.links.map(({ context }) => ({ context })),
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

/** A check of health every ten seconds would be most of what is sent. */
const isExported = ({ attributes }: ReadableSpan): boolean => attributes['forecourt.answered'] !== 'health'

const SUCCESS = 0
const QUIET_MS = 10 * 60_000

/** A collector that does not answer is logged once in a while; nobody waits for it. */
export function cleanExporter(exporter: SpanExporter, warn: (error: unknown) => void): SpanExporter {
  let warnedAt = -Infinity
  return {
    export(spans, done) {
      const exported = spans.filter(isExported).map(cleaned)
      if (!exported.length) return done({ code: SUCCESS })
      exporter.export(exported, (result) => {
        if (result.code !== SUCCESS && performance.now() - warnedAt > QUIET_MS) {
          warnedAt = performance.now()
          warn(result.error)
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: async () => exporter.forceFlush?.() } : {}),
  }
}
