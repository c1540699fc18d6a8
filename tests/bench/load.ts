import autocannon from 'autocannon'

const SECONDS = 4

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** GET over loopback for four seconds with keep-alive connections; a `[<id>]` in the path differs with each request. */
export async function load(
  port: number,
  host: string,
  path: string,
  connections: number,
): Promise<{ rps: number; p99: number }> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: SECONDS,
    idReplacement: path.includes('[<id>]'),
    requests: [{ method: 'GET', path, headers: { host, 'accept-encoding': 'identity' } }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were no success, ${result.errors} errors`)
  return { rps: result.requests.average, p99: result.latency.p99 }
}
