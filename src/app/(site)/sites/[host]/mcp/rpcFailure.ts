/** -32000: a fault of the server's own list, as JSON-RPC numbers them. */
const SERVER_FAULT = -32_000

interface How {
  code?: number
  headers?: Record<string, string>
  id?: string | number
}

/** A refusal; without the id of a message it belongs to none. */
export const rpcFailure = (
  status: number,
  message: string,
  { code = SERVER_FAULT, headers = {}, id }: How = {},
): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: id ?? null },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
