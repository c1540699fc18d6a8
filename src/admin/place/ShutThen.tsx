'use client'
import { Fragment } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import { plural } from '@/core/money/format'
import { KINDS } from '@/core/dealer/links/bookingPages'
import { DEPARTMENT_OF } from '@/core/place/bookingRules'
import { momentText } from '@/core/place/moments'
import { isShut } from '@/core/place/slots'
import { rowHref } from '@/lib/adminHrefs'
import type { Clock } from '@/core/place/hours/openMinutes'

const answer = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      start: z.string(),
      minutes: z.number(),
      kind: z.enum(KINDS),
      name: z.string().nullish(),
    }),
  ),
})
type Booked = z.output<typeof answer>['docs'][number]

/** Those that the hours, as they are typed, leave without anybody there. */
export const shutThen = (booked: readonly Booked[], clock: Clock): Booked[] =>
  booked.filter(
    ({ kind, start, minutes }) =>
      DEPARTMENT_OF[kind] === clock.department &&
      isShut({ kind, clock, blocked: [] }, Date.parse(start), minutes),
  )

const callFor = (place: string, from: string): string =>
  `/bookings?${new URLSearchParams({
    'where[location_id][equals]': place,
    'where[state][equals]': 'booked',
    'where[start][greater_than]': from,
    ...{ sort: 'start', limit: '200', depth: '0' },
  })}`

const MOST = 5

/** Before hours are saved: who has a time that they close. Nothing for somebody who may not read bookings. */
export function ShutThen({ place, clock, now }: { place: string; clock: Clock; now: Date }) {
  const { data } = useSWR(place && callFor(place, now.toISOString()), async (call: string) =>
    answer.parse(await answerTo(call, undefined, { method: 'GET' })),
  )
  const shut = shutThen(data?.docs ?? [], clock)
  if (!shut.length) return null
  return (
    <div className="fc-alert" role="status">
      <p>
        <b>{plural(shut.length, 'booking')} while you are closed.</b> Nobody is written to until you move or
        cancel:{' '}
        {shut.slice(0, MOST).map(({ id, start, name }, nth) => (
          <Fragment key={id}>
            {nth > 0 && '; '}
            <a href={rowHref('bookings', id)} target="_blank">
              {momentText(start, clock.zone)}, {name || 'no name'}
            </a>
          </Fragment>
        ))}
        {shut.length > MOST && ` and ${shut.length - MOST} more`}.
      </p>
    </div>
  )
}
