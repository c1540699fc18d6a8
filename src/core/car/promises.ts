import { isReservable, type Reservable, type ReserveConfig } from './deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { isSold } from './availability'

type DealerPromise = TenantConfig['promises'][number]

const isStored = ({ only }: DealerPromise, car: Reservable, config: ReserveConfig): boolean =>
  only === 'reservable' ? isReservable(car, config) : only === 'any' || car.status === 'in_stock'

export const promisesOf = (
  config: ReserveConfig & Pick<TenantConfig, 'promises'>,
  car: Reservable,
): DealerPromise[] =>
  isSold(car)
    ? []
    : config.promises.filter(
        (promise) =>
          (!promise.carTypes.length || promise.carTypes.includes(car.car_type)) &&
          isStored(promise, car, config),
      )
