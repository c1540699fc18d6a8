import type { Car } from '@/domain/car'
import type { TenantConfig } from '@/domain/tenantConfig'
import { still } from '@/components/ui/stillMarkup'
import { CarCard } from './CarCard'

/** The cars' cards as they stand in a row of cars, as markup for a page that is drawn already. */
export const cardsHtml = (cars: readonly Car[], config: TenantConfig, now: Date): string =>
  still(cars.map((car) => <CarCard key={car.id} car={car} config={config} now={now} heading="h3" />))
