/** -32000: a fault of the server's own list, as JSON-RPC numbers them. */
const SERVER_FAULT = -32_000

/** A refusal that belongs to no message, so it has no id. */
export const rpcFailure = (
  status: number,
  message: string,
  { code = SERVER_FAULT, headers = {} }: { code?: number; headers?: Record<string, string> } = {},
): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
