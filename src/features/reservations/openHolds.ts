import { table } from '@/db/table'
import { nextHoldAt } from './openHolds.rules'
import { env } from '@/env'
import { inTurn } from '@/lib/inTurn'
import { addressKey, isOneSender, personKey } from '@/lib/limitKeys'
import { keyedHash } from '@/lib/secrets'
import { shownReservation } from './row'

/** Stored with a hold in place of the address; empty for a caller that is not one sender. */
export const senderKey = (address: string): string =>
  isOneSender(address) ? keyedHash(env.payloadSecret, 'sender of a hold', addressKey(address)) : ''

/** Epoch ms when this person may hold another car; not after `now` when at once. */
export async function waitForUnpaid(
  tenant: string,
  { email, address, waits }: { email: string; address: string; waits: boolean },
  now: number,
): Promise<number> {
  const rows = await (
    await table('reservations')
  ).find([
    ['tenant', '=', tenant],
    ['hold_open', '=', true],
    ['held_until', '>', now],
    ['money', 'in', ['open', 'none']],
    ['state', 'in', ['pending', 'held']],
  ])
  const read = rows.flatMap((row) => shownReservation(row) ?? [])
  const holds = read.map(({ email, events, state, held_until }) => ({
    ...{ email, held_until, waits: state === 'pending' },
    sender: events[0]?.sender ?? '',
  }))
  return nextHoldAt(holds, { email, waits, sender: senderKey(address) })
}

/** One after another, so that calls at the same moment count each other. Always the sender first: nobody waits in a circle. */
export const oneOfAPerson = <Result>(
  tenant: string,
  email: string,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const ofPerson = () => inTurn(`hold ${tenant} ${personKey(email)}`, work)
  const sender = senderKey(address)
  return sender ? inTurn(`hold ${tenant} ${sender}`, ofPerson) : ofPerson()
}
