import { CORES } from './cores'
import { median, type Sample } from './load'

/** Whether the client is faster than the fastest server: whether it needs less CPU time per request. */
export function clientCheck(fastest: readonly Sample[]): string {
  const server = median(fastest.map(({ serverUs }) => serverUs))
  const client = median(fastest.map(({ clientUs }) => clientUs))
  const figures = `${CORES}; CPU time of a request: fastest server ${server.toFixed(1)} µs, wrk ${client.toFixed(1)} µs`
  return client < server
    ? `Client check: ${figures}. wrk could ask ${(server / client).toFixed(1)} times as fast.`
    : `Client check FAILED: ${figures}. The client is the limit, these requests/s are not the server's.`
}
