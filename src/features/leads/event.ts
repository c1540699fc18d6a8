import { eventParameters, leadEvent } from './leadEvents.rules'
import type { Car } from '@/core/car/car'

type EventCar = Parameters<typeof eventParameters>[0] & Pick<Car, 'tag'>

/** For the row and for the browser's data layer. */
export const eventOf = (lead: Parameters<typeof leadEvent>[0], car: EventCar | null) => ({
  event_id: leadEvent(lead, car),
  ...(car ? eventParameters(car) : {}),
})
