import { withSite } from '@/app/api/cars/answers'
import { isFromOtherSite } from '@/app/api/forms/otherSite'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { messageFault } from '@/features/agent/messageFault.rules'
import type { Site } from '@/core/dealer/views'
import { MCP_PATH } from '@/lib/paths'
import { parseJson } from '@/lib/json'

/** -32000: a fault of the server's own list, as JSON-RPC numbers them. */
const SERVER_FAULT = -32_000

interface How {
  code?: number
  headers?: Record<string, string>
  id?: string | number
}

/** A refusal; without the id of a message it belongs to none. */
const rpcFailure = (
  status: number,
  message: string,
  { code = SERVER_FAULT, headers = {}, id }: How = {},
): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: id ?? null },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

interface Context {
  params: Promise<{ host: string }>
}

const INVALID_REQUEST = -32_600
const INVALID_PARAMS = -32_602
const headers = { allow: 'POST' }

async function answerMessage(request: Request, site: Site): Promise<Response> {
  // A page of another website must not reach the agent's server through a visitor's browser (DNS rebinding).
  if (isFromOtherSite(request, site))
    return rpcFailure(403, 'Pages of other websites cannot call this address.')
  const message = parseJson(await request.clone().text())
  // A batch could ask for a hundred lists under the limit of one.
  if (Array.isArray(message))
    return rpcFailure(400, 'Send one message at a time, not a list.', { code: INVALID_REQUEST })
  const lacks = messageFault(message)
  if (lacks) return rpcFailure(200, lacks.fault, { code: INVALID_PARAMS, id: lacks.id })
  // Loaded with the first message: most processes are never asked for it.
  const { serveMessage } = await import('./serveMessage')
  return serveMessage(request, site)
}

/** Stateless Streamable HTTP: no session, and no stream that a GET could open. */
const answer = async (request: Request, { params }: Context): Promise<Response> => {
  const { host } = await params
  return withSite(
    () => siteOfHost(host),
    MCP_PATH,
    async (site) => {
      if (!site.config.features.agentSearch) return rpcFailure(404, 'Not found')
      if (request.method === 'POST') return answerMessage(request, site)
      return request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers })
        : rpcFailure(405, 'This address takes POST.', { headers })
    },
    rpcFailure,
  )
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as OPTIONS }
