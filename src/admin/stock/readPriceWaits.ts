import type { Where } from 'payload'
import { idOf } from '@/access/ids'
import { ownRows, type Reading } from '@/admin/ownRows'
import type { Press } from '@/admin/dashboard/needs/need'
import { priceWaitSchema, type PriceWait } from '@/core/car/priceWait'
import { formatMoney } from '@/core/money/format'

export interface WaitingPrice extends PriceWait {
  id: string
  tenant: string
  name: string
  stocknum: string
}

/** Of cars that the user may read, or of one of them, the oldest first. */
export async function readPriceWaits(reading: Omit<Reading, 'now'>, id?: string): Promise<WaitingPrice[]> {
  const waits: Where = { price_waits: { exists: true } }
  const rows = await ownRows(reading, 'cars', id ? { and: [waits, { id: { equals: id } }] } : waits)
  return rows
    .flatMap(({ id, tenant, name, stocknum, price_waits }) => {
      const wait = priceWaitSchema.safeParse(price_waits).data
      return wait ? [{ ...wait, id, tenant: idOf(tenant) ?? '', name, stocknum }] : []
    })
    .sort((one, other) => one.at - other.at)
}

export const moneyOr = (price: number | null): string => (price === null ? 'no price' : formatMoney(price))

export const pricePresses = ({ id, from, to }: Pick<WaitingPrice, 'id' | 'from' | 'to'>): Press[] => [
  {
    ...(to === null
      ? { label: 'Show no price', done: 'The car has no price now: shoppers ask for it.' }
      : { label: `Use ${moneyOr(to)}`, done: `The website shows ${moneyOr(to)} now.` }),
    ...{ doing: 'Saving …', calls: [`/price-decisions/${id}`], body: { decision: 'use' } },
  },
  {
    label: `Keep ${moneyOr(from)}`,
    done: `${moneyOr(from)} stays. You are not asked again until the feed says another price.`,
    ...{ doing: 'Saving …', calls: [`/price-decisions/${id}`], body: { decision: 'keep' } },
  },
]
