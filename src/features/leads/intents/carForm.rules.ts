import { carControls, type ControlConfig } from '@/core/car/controls'
import type { CarForm } from '@/core/car/carForms'
import { isCarForm } from './intents.rules'

type RequestedCar = Parameters<typeof carControls>[0]

export function offeredCarForm(requested: unknown, car: RequestedCar, config: ControlConfig): CarForm {
  const controls = carControls(car, config)
  if (controls.similar) return 'similar'
  const offered: Record<CarForm, boolean> = {
    enquiry: true,
    similar: false,
    'test-drive': controls.testDrive,
    photos: controls.photoRequest,
    offer: controls.makeOffer,
  }
  return isCarForm(requested) && offered[requested] ? requested : 'enquiry'
}
