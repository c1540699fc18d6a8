import { idOf } from '@/access/ids'
import { ownRows, type Reading } from '@/admin/ownRows'
import type { Press } from '@/admin/dashboard/needs/need'
import { priceWaitSchema, type PriceWait } from '@/domain/car/priceWait'
import { formatMoney } from '@/domain/format'

export interface WaitingPrice extends PriceWait {
  id: string
  tenant: string
  name: string
  stocknum: string
}

/** Of cars that the user may read, the oldest first. */
export async function readPriceWaits(reading: Omit<Reading, 'now'>): Promise<WaitingPrice[]> {
  const rows = await ownRows(reading, 'cars', { price_waits: { exists: true } })
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
    ...{ label: `Use ${moneyOr(to)}`, doing: 'Setting…', calls: [`/price-decisions/${id}`] },
    body: { decision: 'use' },
  },
  {
    ...{ label: `Keep ${moneyOr(from)}`, doing: 'Keeping…', calls: [`/price-decisions/${id}`] },
    body: { decision: 'keep' },
  },
]
