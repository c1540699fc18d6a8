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

/** The chosen time while it is free, else the next one. */
export function startOf(days: readonly DeskTimesDay[], chosen: string): string {
  const free = days.flatMap(({ times }) => times.map(({ start }) => start))
  return free.includes(chosen) ? chosen : (free[0] ?? '')
}
