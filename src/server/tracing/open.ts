/** Loaded only where a collector is named: packages are asked for here, not above. */
import { setTimeout } from 'node:timers/promises'
import { registerTracing } from '@/lib/trace'
import { openBeginnings } from './beginnings'
import { followOutgoing } from './outgoing'
import { cleanExporter } from './sent'
import { sharedByRedis } from './shared'
import { spansBy, type Spans } from './spans'

/** What was not sent by then is lost: the end of a process waits for no collector. */
const FLUSH_MS = 1500

export interface Traces {
  spans: Spans
  close(): Promise<void>
}

interface How {
  redisUrl?: string | undefined
  warn: (facts: object, text: string) => void
}

/** The packages read the usual variables (OTEL_…) themselves: where to, the name of the service, how many of the traces, limits. */
export async function openTraces({ redisUrl, warn }: How): Promise<Traces> {
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, hooks, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ])
  const exporter = cleanExporter(new OTLPTraceExporter(), (error) =>
    warn({ err: error }, 'Traces could not be sent; what waits longer than its queue is long is dropped'),
  )
  const named = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'forecourt' }).merge(named),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const contexts = new hooks.AsyncLocalStorageContextManager().enable()
  api.context.setGlobalContextManager(contexts)
  api.trace.setGlobalTracerProvider(provider)

  const tracer = provider.getTracer('forecourt')
  const shared = redisUrl ? sharedByRedis(redisUrl) : undefined
  const spans = spansBy(api, tracer, openBeginnings(shared))
  const endOutgoing = followOutgoing(api, tracer)
  registerTracing(spans)
  return {
    spans,
    async close() {
      registerTracing(undefined)
      endOutgoing()
      shared?.close()
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, setTimeout(FLUSH_MS, null, { ref: false })])
      api.trace.disable()
      api.context.disable()
    },
  }
}
