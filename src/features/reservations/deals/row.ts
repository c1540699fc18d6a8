import { z } from 'zod'
import { textOrEmpty, textOrNull } from '@/core/dealer/rowShapes'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { answersSchema } from './answers.rules'
import type { Site } from '@/core/dealer/views'
import { changeRow, owingShape } from '@/features/reservations/owing'
import { isLinkKey, linkKey } from '@/features/reservations/reference'
import { readSound } from '@/lib/soundParts'
import { DAY_MS } from '@/lib/time'

const row = z.object({
  ...owingShape,
  deal_id: z.string(),
  car_id: z.string(),
  car_slug: z.string(),
  car_name: textOrEmpty,
  /** The car's price when the deal began. */
  price: z.number(),
  shopper_id: textOrNull,
  answers: answersSchema.nullish().transform((answers) => answers ?? {}),
  reservation_id: textOrEmpty,
  expires_at: z.number(),
})
export type Deal = z.output<typeof row>
export const readDeal = (stored: Row): Deal => row.parse(stored)

/** With it the deal can be continued on any device. */
export const dealPath = ({ tenant, deal_id }: Pick<Deal, 'tenant' | 'deal_id'>, step?: string): string =>
  `/checkout-journey/${deal_id}?key=${linkKey(tenant, deal_id)}${step ? `&step=${step}` : ''}`

/** Null alike for an unknown deal, one whose time is over, and a wrong key. */
export async function findDeal(site: Site, deal_id: string, key: string, now: number): Promise<Deal | null> {
  if (!isLinkKey(site.tenant.id, deal_id, key)) return null
  const [found] = await (
    await table('deals')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['deal_id', '=', deal_id],
      ['expires_at', '>', now],
    ],
    { limit: 1 },
  )
  return found ? readSound('deals', row, found) : null
}

export const storedUntil = ({ config }: Pick<Site, 'config'>, now: number): number =>
  now + config.purchase.keepDays * DAY_MS

export const changeDeal = (id: string, decide: (deal: Deal) => Partial<Deal> | null): Promise<Deal | null> =>
  changeRow('deals', id, readDeal, decide)

/** Deletes deals whose time is over, with all answers. A deal that was sent has its copy in the reservation. */
export const purgeDeals = async (now: number = Date.now()): Promise<number> =>
  (await table('deals')).delete([['expires_at', '<=', now]])
