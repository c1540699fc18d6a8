import type { DateFieldServerProps } from 'payload'
import { dealerZones } from '@/admin/dealerZone'
import { DayInput } from './DayInput'

interface More {
  path: string
  readOnly?: boolean
  /** The first or last minute of the day, for a day that follows the dealer's calendar. */
  at?: string
  hasTime?: boolean
}

/** In place of Payload's picker, which reads and writes by the browser's clock. */
export async function DayField({
  payload,
  user,
  field,
  path,
  readOnly,
  ...more
}: DateFieldServerProps & More) {
  const { label, required, admin } = field
  return (
    <DayInput
      {...{ path, required, at: more.at, hasTime: more.hasTime }}
      label={typeof label === 'string' ? label : undefined}
      description={typeof admin?.description === 'string' ? admin.description : undefined}
      readOnly={readOnly === true || admin?.readOnly === true}
      width={admin?.width}
      zones={await dealerZones(payload, user)}
    />
  )
}
