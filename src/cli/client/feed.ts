import { z } from 'zod'
import { say } from './say'
import type { PushTarget } from './target'

const openSchema = z.object({ id: z.string() })
const commitSchema = z.object({
  state: z.string(),
  withdrawn: z.number(),
  missing: z.number(),
  held_reason: z.string().nullish(),
})

/** A full feed: the cars go to `path`; `commit` withdraws what the feed lacked, or tells why a person must look first. */
export async function feedOf(target: PushTarget, dealership: string, count: number) {
  const { id } = openSchema.parse(
    await target.post(`/dealerships/${encodeURIComponent(dealership)}/feeds`, { expected_count: count }),
  )
  return {
    path: `/feeds/${id}/cars`,
    async commit(): Promise<{ held: boolean }> {
      const closed = commitSchema.parse(await target.post(`/feeds/${id}/commit`, {}))
      const held = closed.state === 'held'
      say(
        held
          ? `Held: ${closed.held_reason ?? 'a person must look first'}. ${closed.missing} cars would be withdrawn; nothing was. Release or reject the feed in the admin.`
          : `${closed.withdrawn} cars were withdrawn.`,
      )
      return { held }
    },
  }
}
