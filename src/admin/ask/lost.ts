const OFFLINE =
  'The connection is gone, and nothing was saved. What you typed is still here: try again when you are back online.'
const UNREACHED =
  'The server could not be reached, so this may not be saved. What you typed is still here: check the connection and try again.'

/** What to say when a change got no response. Only a browser that is offline knows that nothing was sent. */
export const lostWords = (): string => (globalThis.navigator?.onLine === false ? OFFLINE : UNREACHED)

const isChange = (input: RequestInfo | URL, init?: RequestInit): boolean => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return !['GET', 'HEAD'].includes(method.toUpperCase())
}

/** Payload's forms show the message of the error itself, which is the browser's: "Failed to fetch", or "Load failed". */
export function sayLost(scope: { fetch: typeof fetch }): () => void {
  const before = scope.fetch
  const saying: typeof fetch = async (input, init) => {
    try {
      return await before(input, init)
    } catch (cause) {
      if (!(cause instanceof TypeError) || !isChange(input, init)) throw cause
      throw new TypeError(lostWords(), { cause })
    }
  }
  scope.fetch = saying
  return () => {
    if (scope.fetch === saying) scope.fetch = before
  }
}
