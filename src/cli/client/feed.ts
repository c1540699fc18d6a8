import { z } from 'zod'
import { say, tell } from './say'
import type { PushTarget } from './target'

const openSchema = z.object({ id: z.string() })
const commitSchema = z.object({
  state: z.string(),
  withdrawn: z.number(),
  missing: z.number(),
  held_reason: z.string().nullish(),
})

export type Feed = Awaited<ReturnType<typeof feedOf>>

/** Cars go to `path`; `commit` withdraws cars missing from the feed, or reports that the feed is on hold. */
export async function feedOf(target: PushTarget, dealership: string, count: number) {
  const { id } = openSchema.parse(
    await target.post(`/dealerships/${encodeURIComponent(dealership)}/feeds`, { expected_count: count }),
  )
  say(`Full feed ${id}.`)
  return {
    id,
    path: `/feeds/${id}/cars`,
    async commit(): Promise<{ held: boolean }> {
      const committed = commitSchema.parse(await target.post(`/feeds/${id}/commit`, {}))
      const held = committed.state === 'held'
      tell(
        held
          ? `Held: ${committed.held_reason ?? 'a person must look first'}. ${committed.missing} cars would be withdrawn; nothing was. Release or reject the feed in the admin.`
          : `${committed.withdrawn} cars were withdrawn.`,
      )
      return { held }
    },
  }
}
