import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'
import { carListQuery, carListState } from '@/core/car/carList'

/** Payload writes its own state into the address of its lists, so the list of cars has another address. */
export function ToCars({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  const { search } = carListState(searchParams)
  toScreen(search ? `/admin/cars?${carListQuery(carListState({ search }))}` : '/admin/cars', searchParams)
}
