import { expect, it } from 'vitest'
import { nextHoldAt, type OpenHold } from '@/features/reservations/openHolds.rules'

const hold = (more: Partial<OpenHold> = {}): OpenHold => ({
  email: 'ann@x.example',
  sender: 's1',
  waits: true,
  held_until: 100,
  ...more,
})
/** One hold each of so many people. */
const of = (people: number, more: Partial<OpenHold> = {}): OpenHold[] =>
  Array.from({ length: people }, (_, n) => hold({ email: `p${n}@x.example`, ...more }))
const wanted = { email: 'ann@x.example', sender: 's9', waits: true }

it.each<[string, OpenHold[], Partial<typeof wanted>, number]>([
  ['nothing held', [], {}, 0],
  ['one held', [hold()], {}, 0],
  ['two held', [hold({ held_until: 300 }), hold({ held_until: 200 })], {}, 200],
  ['two by other spellings', [hold({ email: 'ann+1@x.example' }), hold({ email: 'Ann@X.example' })], {}, 100],
  ['forty of others', of(40), {}, 0],
  ['two of this sender', of(2), { sender: 's1' }, 0],
  ['three of this sender', of(3), { sender: 's1' }, 100],
  ['three of unknown senders', of(3, { sender: '' }), { sender: '' }, 0],
  ['one without a deposit, and another such', [hold({ waits: false })], { waits: false }, 100],
  ['one without a deposit, and one with', [hold({ waits: false })], {}, 0],
  ['two without a deposit of this sender', of(2, { waits: false }), { sender: 's1', waits: false }, 100],
])('%s', (_what, holds, more, at) => expect(nextHoldAt(holds, { ...wanted, ...more })).toBe(at))
