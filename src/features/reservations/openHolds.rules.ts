/** A hold takes a car off sale, and anybody can ask for one: few that nobody paid for are open at once. */
import { mailboxOf } from '@/lib/limitKeys'

export interface OpenHold {
  email: string
  /** Empty where it is not known. */
  sender: string
  /** True for one that waits for its deposit; one without a deposit lasts for days. */
  waits: boolean
  held_until: number
}

/** A family and an office share one address. */
const MOST = { waiting: { person: 2, sender: 3 }, free: { person: 1, sender: 2 } } as const

const endOf = (own: readonly OpenHold[], most: number): number =>
  own.length < most ? 0 : Math.min(...own.map(({ held_until }) => held_until))

/** When this hold may be made: 0 for now. `holds`: those of the dealer that are open and not paid. */
export function nextHoldAt(
  holds: readonly OpenHold[],
  { email, sender, waits }: Omit<OpenHold, 'held_until'>,
): number {
  const mailbox = mailboxOf(email)
  const alike = holds.filter((one) => one.waits === waits)
  const most = waits ? MOST.waiting : MOST.free
  const ofPerson = alike.filter((one) => mailboxOf(one.email) === mailbox)
  const ofSender = sender ? alike.filter((one) => one.sender === sender) : []
  return Math.max(endOf(ofPerson, most.person), endOf(ofSender, most.sender))
}
