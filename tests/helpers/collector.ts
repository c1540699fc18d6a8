/** A collector of traces on the loopback: what a server sends it by OTLP over HTTP, as spans and as sent. */
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { listen } from './listen'

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
])
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])))
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  events: z.array(z.unknown()),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
})
export type SentSpan = z.output<typeof span>
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: SentSpan[]
  services: Set<unknown>
  /** All that arrived, as text. */
  text(): string
  until(what: string, found: (spans: readonly SentSpan[]) => boolean): Promise<void>
  close(): Promise<void>
}

const LATEST_MS = 20_000

/** `hangs`: takes each request and never answers. */
export async function startCollector({ hangs = false } = {}): Promise<Collector> {
  const spans: SentSpan[] = []
  const services = new Set<unknown>()
  let text = ''
  const server = createServer(async (req, res) => {
    const body = await bodyOf(req)
    text += body
    for (const { resource, scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans) {
      services.add(resource.attributes['service.name'])
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    if (!hangs) res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { port, close } = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    services,
    text: () => text,
    async until(what, found) {
      const end = Date.now() + LATEST_MS
      while (!found(spans)) {
        if (Date.now() > end)
          throw new Error(`${what} did not arrive; there were: ${spans.map(({ name }) => name).join(', ')}`)
        await setTimeout(50)
      }
    },
    close,
  }
}

/** The names below a span, as an indented list in their order of arrival: `GET list > find tenants`. */
export function pathsBelow(spans: readonly SentSpan[], top: SentSpan): string[] {
  const below = (parent: SentSpan, path: string): string[] =>
    spans
      .filter(({ traceId, parentSpanId }) => traceId === parent.traceId && parentSpanId === parent.spanId)
      .flatMap((child) => {
        const own = `${path} > ${child.name}`
        return [own, ...below(child, own)]
      })
  return below(top, top.name)
}
