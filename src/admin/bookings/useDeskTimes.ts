import useSWR from 'swr'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import type { DeskTimesDay } from '@/features/bookings/deskTimes.rules'

const answer = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      label: z.string(),
      times: z.array(z.object({ start: z.string(), label: z.string() })),
    }),
  ),
})

/** The free times of a place and a car; `first` are those that came with the screen, for `firstCall`. */
export function useDeskTimes(
  place: string,
  car: string | undefined,
  first: { days: DeskTimesDay[]; call: string },
) {
  const call = timesCall(place, car)
  const { data, error, isLoading, mutate } = useSWR<DeskTimesDay[], Error>(
    call,
    async (address: string) => answer.parse(await answerTo(address, undefined, { method: 'GET' })).days,
    { ...(call === first.call && { fallbackData: first.days }), keepPreviousData: false },
  )
  return { days: data ?? [], isLoading: isLoading && !data, fault: error?.message ?? '', reload: mutate }
}

export const timesCall = (place: string, car: string | undefined): string =>
  `/desk-times?${new URLSearchParams({ location_id: place, ...(car && { car_id: car }) })}`
