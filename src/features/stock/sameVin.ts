/** What staff are asked, and say, of cars with the same chassis number. */
import { noteSameVin, type TwinRow, twinRows } from '@/core/car/rows/sameVinRows'
import { isOnShow, ON_SHOW_STATUSES } from '@/core/car/availability'
import { samePairs } from '@/core/car/samePairs'
import { vinOf, type SameVin } from '@/core/car/sameVin'
import { DAY_MS } from '@/lib/time'

export interface StatedOnce {
  /** On show, and nobody has said whether it is one car. */
  pairs: (readonly [TwinRow, TwinRow])[]
  /** Taken off within a day: it is the other one. */
  off: (readonly [off: TwinRow, kept: TwinRow])[]
}

/** `now` in epoch ms. */
export async function sameVinOf(tenants: readonly string[], now: number): Promise<StatedOnce> {
  if (tenants.length === 0) return { pairs: [], off: [] }
  const since = now - DAY_MS
  const [shown, changed] = await Promise.all([
    twinRows(tenants, [['status', 'in', [...ON_SHOW_STATUSES]]]),
    twinRows(tenants, [['updated_at', '>', Math.floor(since / 1000)]]),
  ])
  const seen = shown.filter((car) => car.show_on_dealer_website !== false)
  const byId = new Map(seen.map((car) => [car.id, car]))
  const off = changed.flatMap((car) => {
    const { is, at = 0 } = car.same_vin ?? {}
    const stored = is === undefined ? undefined : byId.get(is)
    const isOff = car.show_on_dealer_website === false && isOnShow(car.status) && at > since
    return stored && isOff && vinOf(stored.vin) === vinOf(car.vin) ? [[{ ...car, at }, stored] as const] : []
  })
  return { pairs: samePairs(seen), off }
}

interface Stated {
  id: string
  said: SameVin | undefined
}

const isOther = async ({ id, said: stated }: Stated, other: string): Promise<void> =>
  noteSameVin(id, { ...stated, others: [...new Set([...(stated?.others ?? []), other])] })

export async function saySameVin(is: 'one' | 'two' | 'undo', stored: Stated, other: Stated): Promise<void> {
  if (is === 'two') {
    await isOther(stored, other.id)
    await isOther(other, stored.id)
  } else if (is === 'one') await noteSameVin(other.id, { ...other.said, is: stored.id, at: Date.now() })
  else await noteSameVin(other.id, other.said?.others?.length ? { others: other.said.others } : null)
}
