import { expect, it } from 'vitest'
import { actionsFor } from '@/admin/reservations/actionsFor'
import { reservationDoc } from '@/admin/reservations/reservationDoc'

const row = (state: string) =>
  reservationDoc.parse({
    ...{ id: 'a', tenant: 't', reservation_id: 'R', state, money: 'paid', amount: 200, held_until: 1 },
    hold_hours: 48,
  })
const holds = (state: string, again: string | null) =>
  actionsFor(row(state), false, again).filter(({ action }) => action === 'hold')

it('the press that holds longer says until when, and what it counts; none that would not', () => {
  expect(holds('held', 'Thu 3 Dec, 10:00 am')).toMatchObject([
    { label: 'Hold until Thu 3 Dec, 10:00 am', confirm: expect.stringMatching(/48 hours from now.*closed/) },
  ])
  expect(holds('held', null)).toEqual([])
  expect(holds('completed', 'Thu 3 Dec, 10:00 am')).toEqual([])
})
