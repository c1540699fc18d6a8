import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { carsById } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import type { Car } from '@/core/car/car'
import { overLimit } from '@/features/trade-in/estimate.rules'
import { primaryLocation } from '@/core/place/locationNames'
import { noGuideText } from '@/features/trade-in/words.rules'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { findJourney, type Journey } from '@/features/trade-in/journey'
import type { OwnCar } from '@/features/trade-in/ownCar.rules'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

export interface StepData {
  site: Site
  now: Date
  journey: Journey
  /** `2018 Mazda CX-5`, or a general word. */
  own: string
  plate: string
  wanted: Car | null
  location: LocationView | null
  /** Why there is no estimate, if that is known before any question. */
  noGuide: string | null
}

const nameOf = ({ year, make, model }: OwnCar): string =>
  [year, make, model].filter(Boolean).join(' ') || t('Your car')

function reasonOf({ car, valuation }: Journey, odometer: boolean, now: Date): string | null {
  if (valuation?.reason) return noGuideText(valuation.reason, odometer)
  const { year, km } = car
  if (!car.make || !car.model || year === undefined || km === undefined)
    return noGuideText('unknown', odometer)
  const over = overLimit({ year, km }, now)
  return over && noGuideText(over)
}

/** The shopper's own journey by its id; anything else is a 404. */
export const readStep = cache(async (host: string, id: unknown): Promise<StepData> => {
  const now = renderTime()
  const site = await siteOfHost(host)
  const journey = site?.config.features.tradeIn ? await findJourney(site, id, now) : null
  if (!site || !journey) notFound()
  const [cars, locations] = await Promise.all([
    carsById(site, journey.car_id ? [journey.car_id] : []),
    listLocations(site),
  ])
  const { rego, regoState } = journey.car
  return {
    ...{ site, now, journey },
    own: nameOf(journey.car),
    plate: rego ? [t('Rego {rego}', { rego: rego.toUpperCase() }), regoState].filter(Boolean).join(', ') : '',
    wanted: cars[0] ?? null,
    location:
      locations.find((location) => location.id === journey.location_id) ?? primaryLocation(locations) ?? null,
    noGuide: reasonOf(journey, site.config.forms.odometer, now),
  }
})
