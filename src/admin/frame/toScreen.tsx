import { notFound, redirect } from 'next/navigation'
import type { ServerProps } from 'payload'
import { carListQuery, carListState } from '@/core/car/carList'
import { inboxQuery, inboxState } from '@/features/leads/inbox.rules'

type Requested = Pick<ServerProps, 'searchParams'>

/**
 * Stands in for a list of Payload's, which writes its own state into its address: these lists are screens of ours with addresses
 * of their own. Payload leads here with `notFound` for a row that cannot be opened.
 */
const leadsTo =
  (address: (query: unknown) => string) =>
  ({ searchParams }: Requested): never => {
    if (searchParams?.notFound !== undefined) notFound()
    redirect(address(searchParams))
  }

export const ToHistory = leadsTo(() => '/admin/history')
export const ToMerchandising = leadsTo(() => '/admin/merchandising')
export const ToRules = leadsTo(() => '/admin/lead-sharing')
export const ToCars = leadsTo((query) => {
  const { search } = carListState(query)
  return search ? `/admin/cars?${carListQuery(carListState({ search }))}` : '/admin/cars'
})
export const ToInbox = leadsTo((query) => {
  const { search } = inboxState(query)
  return search ? `/admin/leads?${inboxQuery(inboxState({ search }))}` : '/admin/leads'
})
