import type { UIFieldServerProps } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { mayReadBookings } from '@/admin/bookings/mayReadBookings'
import { mayEditCars } from '@/admin/car/list/mayEditCars'
import { siteAddress } from '@/admin/siteAddress'
import { CarGlance } from './CarGlance'
import { CarNeeds } from './CarNeeds'

export async function CarSummary({ data, payload, user }: UIFieldServerProps) {
  const { tenant: of, vin } = recordOf(data)
  const [tenant, id] = [idOf(of), idOf(data)]
  return (
    <>
      {id && tenant && user && <CarNeeds payload={payload} user={user} car={{ id, tenant, vin }} />}
      <CarGlance
        site={tenant ? await siteAddress(payload, tenant) : null}
        mayMend={mayEditCars(user)}
        mayBook={mayReadBookings(user)}
      />
    </>
  )
}
