/** The integrator API over real HTTP, in this process: addresses to route handlers as Next would choose them. */
import { createServer, type IncomingMessage, type Server } from 'node:http'

type Params = Record<string, string>
type Handler = (request: Request, context: { params: Promise<Params> }) => Response | Promise<Response>
type Module = Record<string, unknown>

const ROUTES: readonly (readonly [RegExp, () => Promise<Module>])[] = [
  [/^\/api\/v1\/openapi\.json$/, () => import('@/app/api/v1/openapi.json/route')],
  [/^\/api\/v1\/collection\.json$/, () => import('@/app/api/v1/collection.json/route')],
  [/^\/api\/v1\/stock-files$/, () => import('@/app/api/v1/stock-files/route')],
  [/^\/api\/v1\/stock-files\/(?<file>[^/]+)$/, () => import('@/app/api/v1/stock-files/[file]/route')],
  [/^\/api\/v1\/leads$/, () => import('@/app/api/v1/leads/route')],
  [/^\/api\/v1\/inbound\/mail$/, () => import('@/app/api/v1/inbound/mail/route')],
  [/^\/api\/v1\/inbound\/sms$/, () => import('@/app/api/v1/inbound/sms/route')],
  [/^\/api\/v1\/calls$/, () => import('@/app/api/v1/calls/route')],
  [/^\/api\/v1\/keys$/, () => import('@/app/api/v1/keys/route')],
  [/^\/api\/v1\/keys\/(?<key>[^/]+)$/, () => import('@/app/api/v1/keys/[key]/route')],
  [/^\/api\/v1\/keys\/(?<key>[^/]+)\/rotate$/, () => import('@/app/api/v1/keys/[key]/rotate/route')],
  [/^\/api\/v1\/webhooks$/, () => import('@/app/api/v1/webhooks/route')],
  [/^\/api\/v1\/webhooks\/(?<webhook>[^/]+)$/, () => import('@/app/api/v1/webhooks/[webhook]/route')],
  [
    /^\/api\/v1\/webhooks\/(?<webhook>[^/]+)\/test$/,
    () => import('@/app/api/v1/webhooks/[webhook]/test/route'),
  ],
  [
    /^\/api\/v1\/webhooks\/(?<webhook>[^/]+)\/rotate$/,
    () => import('@/app/api/v1/webhooks/[webhook]/rotate/route'),
  ],
  [/^\/api\/v1\/events$/, () => import('@/app/api/v1/events/route')],
  [/^\/api\/v1\/me$/, () => import('@/app/api/v1/me/route')],
  [/^\/api\/v1\/vocabularies$/, () => import('@/app/api/v1/vocabularies/route')],
  [
    /^\/api\/v1\/dealerships\/(?<dealership>[^/]+)\/cars\/(?<stocknum>[^/]+)$/,
    () => import('@/app/api/v1/dealerships/[dealership]/cars/[stocknum]/route'),
  ],
  [/^\/api\/v1\/operator$/, () => import('@/app/api/v1/operator/route')],
  [/^\/api\/v1\/dealerships$/, () => import('@/app/api/v1/dealerships/route')],
  [/^\/api\/v1\/feeds$/, () => import('@/app/api/v1/feeds/route')],
  [/^\/api\/v1\/feeds\/(?<feed>[^/]+)$/, () => import('@/app/api/v1/feeds/[feed]/route')],
  [
    /^\/api\/v1\/feeds\/(?<feed>[^/]+)\/(?<action>[^/]+)$/,
    () => import('@/app/api/v1/feeds/[feed]/[action]/route'),
  ],
  [
    /^\/api\/v1\/dealerships\/(?<dealership>[^/]+)\/feeds\/(?<feed>[^/]+)\/(?<action>[^/]+)$/,
    () => import('@/app/api/v1/dealerships/[dealership]/feeds/[feed]/[action]/route'),
  ],
  [
    /^\/api\/v1\/dealerships\/(?<dealership>[^/]+)\/feeds$/,
    () => import('@/app/api/v1/dealerships/[dealership]/feeds/route'),
  ],
  [
    /^\/api\/v1\/dealerships\/(?<dealership>[^/]+)\/cars$/,
    () => import('@/app/api/v1/dealerships/[dealership]/cars/route'),
  ],
  [
    /^\/api\/v1\/dealerships\/(?<dealership>[^/]+)\/files$/,
    () => import('@/app/api/v1/dealerships/[dealership]/files/route'),
  ],
  [
    /^\/api\/v1\/dealerships\/(?<dealership>[^/]+)\/(?<action>[^/]+)$/,
    () => import('@/app/api/v1/dealerships/[dealership]/[action]/route'),
  ],
  [/^\/api\/v1/, () => import('@/app/api/v1/[[...path]]/route')],
]

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

export async function dispatch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  for (const [pattern, load] of ROUTES) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const handler = (await load())[request.method]
    if (!isHandler(handler)) return new Response(null, { status: 405 })
    return handler(request, { params: Promise.resolve({ ...found.groups }) })
  }
  return new Response(null, { status: 404 })
}

export interface TestApi {
  origin: string
  close(): Promise<void>
}

/** Node's own Request takes a stream of a body only with `duplex`, which the DOM's type does not know. */
function toRequest(incoming: IncomingMessage, method: string, headers: Headers): Request {
  const address = `http://platform.test${incoming.url ?? '/'}`
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for await (const chunk of incoming) if (chunk instanceof Uint8Array) controller.enqueue(chunk)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
  const init = { method, headers, body, duplex: 'half' }
  return new Request(address, init)
}

export function serveApi(fixedPort = 0): Promise<TestApi> {
  const server: Server = createServer((incoming, outgoing) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, String(value))
    const method = incoming.method ?? 'GET'
    dispatch(toRequest(incoming, method, headers))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      .catch((error: unknown) => outgoing.writeHead(599).end(String(error)))
  })
  return new Promise((resolve) => {
    server.listen(fixedPort, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      })
    })
  })
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: Record<string, unknown>
}

/** One caller: an address and a key. `body` is sent as JSON unless it is a text or bytes. */
export const caller =
  (origin: string, key: string | null) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : {
            body:
              typeof body === 'string'
                ? body
                : body instanceof Uint8Array
                  ? new Uint8Array(body)
                  : JSON.stringify(body),
          }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
