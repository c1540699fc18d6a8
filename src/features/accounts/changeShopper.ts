import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { readShopper, SHOPPER_FIELDS, shownShopper, type ShopperRow } from './row'

export async function findShopper(tenant: string, id: string): Promise<ShopperRow | null> {
  const [row] = await (
    await table('shoppers')
  ).find(
    [
      ['id', '=', id],
      ['tenant', '=', tenant],
    ],
    { fields: SHOPPER_FIELDS, limit: 1 },
  )
  return row ? shownShopper(row) : null
}

/** Reads, decides and writes, again if somebody else wrote in between. When `decide` returns null the row stays as it is. */
export async function changeShopper(
  { tenant, id }: Pick<ShopperRow, 'tenant' | 'id'>,
  decide: (shopper: ShopperRow) => Row | null,
): Promise<ShopperRow | null> {
  const rows = await table('shoppers')
  return untilWritten('A shopper’s row', async () => {
    const shopper = await findShopper(tenant, id)
    const change = shopper && decide(shopper)
    if (!change) return shopper
    const stored = await rows.take(
      [
        ['id', '=', id],
        ['tenant', '=', tenant],
        ['rev', '=', shopper.rev],
      ],
      change,
      { inc: { rev: 1 } },
    )
    return stored ? readShopper(stored) : AGAIN
  })
}
