import type { UIFieldServerProps } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { mayReadBookings } from '@/admin/bookings/mayReadBookings'
import { mayEditCars } from '@/admin/cars/mayEditCars'
import { siteAddress } from '@/admin/siteAddress'
import { CarGlance } from './CarGlance'

export async function CarSummary({ data, payload, user }: UIFieldServerProps) {
  const tenant = idOf(recordOf(data).tenant)
  return (
    <CarGlance
      site={tenant ? await siteAddress(payload, tenant) : null}
      mayMend={mayEditCars(user)}
      mayBook={mayReadBookings(user)}
    />
  )
}
