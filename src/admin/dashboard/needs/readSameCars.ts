import { staffOf } from '@/access/staff'
import type { Reading } from '@/admin/ownRows'
import { sameVinOf } from '@/features/stock/sameVin'
import type { Need } from './need'
import { sameCars, takenOff } from './sameCars'

/** For those who may change cars of their own dealers; the platform has none. */
export async function readSameCars({ user, now }: Reading): Promise<Need[]> {
  const staff = staffOf(user)
  const tenants = staff?.shown ? [staff.shown] : (staff?.tenants ?? [])
  const { pairs, off } = await sameVinOf(tenants, now.getTime())
  return [...sameCars(pairs), ...takenOff(off)]
}
