/** What waits in the outbox, by kind: the same for the operator's command and for doctor. */
import '@/features/accounts/codes.worker'
import '@/features/bookings/bookingLead'
import '@/features/bookings/bookings.worker'
import '@/features/events/calls.worker'
import '@/features/leads/deliveries.worker'
import '@/features/pictures/pictures.worker'
import '@/features/plans/plans.worker'
import '@/features/reservations/reservations.worker'
import '@/features/saved-searches/saved-searches.worker'
import '@/features/spin/spin.worker'
import '@/features/stock-files/sending.worker'
import { type Backlog, backlogOf, outboxKinds, sendAgain } from '@/jobs/outbox'
import { MINUTE_MS } from '@/lib/time'
import { done, fail, type OperationResult } from './operationSchema'

const backlogs = (): Promise<Backlog[]> => Promise.all(outboxKinds().map((kind) => backlogOf(kind)))

const lineOf = ({ name, waiting, dead, lateMs }: Backlog): string => {
  const late = Math.floor(lateMs / MINUTE_MS)
  return `${name}: ${waiting} waiting${late ? `, the oldest due for ${late} min` : ''}, ${dead} given up`
}

/** One line for doctor. */
export async function outboxLine(): Promise<string> {
  const all = await backlogs()
  const sum = (of: 'waiting' | 'dead') => all.reduce((total, one) => total + one[of], 0)
  const dead = all.filter((one) => one.dead).map(({ name, dead: count }) => `${name} ${count}`)
  return `${sum('waiting')} waiting, ${sum('dead')} given up${dead.length ? ` (${dead.join(', ')}): outbox again KIND sends them again` : ''}`
}

export async function outbox(again?: string): Promise<OperationResult> {
  if (again === undefined) return done((await backlogs()).map(lineOf))
  const names = outboxKinds().map(({ name }) => name)
  if (!names.includes(again))
    return fail(`There is no ${again} in the outbox. Name one of: ${names.join(', ')}.`)
  const count = await sendAgain(again)
  return done([count ? `${again}: ${count} will be sent again.` : `${again}: nothing was given up.`], {
    count,
  })
}
