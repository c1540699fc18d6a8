import { DAY_MS, HOUR_MS } from '@/lib/time'
import type { DealerLife } from './dealerLife'
import type { Random } from './random'

export interface Person {
  name: string
  email: string
  phone: string
  postcode: string
  /** The reference of their first lead. */
  cluster: string
}
export type PersonFor = (at: number, lead_id: string) => Person

const MAILBOXES = ['shopper.example', 'mailbox.example', 'post.example'] as const
/** Some write a second time, within so long. */
const AGAIN_MS = 16 * DAY_MS

/** People in the order in which they come. */
export function peopleOf(life: DealerLife, random: Random, now: number): PersonFor {
  const { first, last, mobiles } = life.people
  const free = [...mobiles]
  const known: { person: Person; at: number }[] = []
  let count = random.between(0, 900)
  return (at, lead_id) => {
    const recent = known.filter((one) => at - one.at < AGAIN_MS && at - one.at > 2 * HOUR_MS)
    if (recent.length && random.chance(0.09)) return random.pick(recent).person
    count++
    const names = [first[count % first.length] ?? '', last[count % last.length] ?? ''] as const
    const mobile = now - at < 21 * DAY_MS ? free.shift() : undefined
    const person = {
      name: names.join(' '),
      email: `${names.join('.').toLowerCase()}@${random.pick(MAILBOXES)}`,
      phone: mobile ?? `${life.landline} ${String(1000 + ((count * 37) % 9000))}`,
      postcode: random.pick(life.postcodes),
      cluster: lead_id,
    }
    known.push({ person, at })
    return person
  }
}
