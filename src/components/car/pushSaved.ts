import type { Favourite } from './garage'
import { pushEvent } from './dataLayer'

const FAVOURITE = 39

/** For a car that is saved, not for one that was refused. */
export const pushSaved = ({ id, make, model }: Favourite): void =>
  pushEvent({ event: 'favourite', event_id: FAVOURITE, car_id: id, vehicleMake: make, vehicleModel: model })
