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

/** The free times that a call answers; `first` are those that came with the screen. */
export function useDeskTimes(call: string, first?: DeskTimesDay[]) {
  const { data, error, isLoading, mutate } = useSWR<DeskTimesDay[], Error>(
    call,
    async (address: string) => answer.parse(await answerTo(address, undefined, { method: 'GET' })).days,
    { ...(first && { fallbackData: first }), keepPreviousData: false },
  )
  return { days: data ?? [], isLoading: isLoading && !data, fault: error?.message ?? '', reload: mutate }
}

/** The chosen time while it is free. None is chosen for anybody: one press would book what nobody read. */
export const startOf = (days: readonly DeskTimesDay[], chosen: string): string =>
  days.some(({ times }) => times.some(({ start }) => start === chosen)) ? chosen : ''

/** The day of a booking, or the nearest that has a free time; the first for a new one. */
export function dayAt(days: readonly DeskTimesDay[], moment?: string): DeskTimesDay | undefined {
  if (!moment) return days[0]
  const far = ({ times }: DeskTimesDay) =>
    Math.min(...times.map(({ start }) => Math.abs(Date.parse(start) - Date.parse(moment))))
  return days.toSorted((one, other) => far(one) - far(other))[0]
}
