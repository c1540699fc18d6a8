import { table } from '@/db/table'

/** `now` in epoch ms. A redirect that was deleted meanwhile is not counted. */
export async function addRedirectHits(id: string, hits: number, now: number): Promise<void> {
  await (await table('redirects')).update([['id', '=', id]], { last_hit: now }, { hits })
}
