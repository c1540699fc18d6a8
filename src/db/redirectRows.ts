import { table } from './table'

/** `now` in epoch ms. A redirect that is gone meanwhile is counted nowhere. */
export async function addRedirectHits(id: string, hits: number, now: number): Promise<void> {
  await (await table('redirects')).update([['id', '=', id]], { last_hit: now }, { hits })
}
