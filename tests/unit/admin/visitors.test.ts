import { expect, it } from 'vitest'
import { expectedVisitors, type BookingLine } from '@/admin/bookings/dayBookings'

const line = (id: string, start: string, state: BookingLine['state'] = 'booked'): BookingLine => ({
  ...{ id, start, state, time: start.slice(11, 16), what: 'Test drive', about: '', name: `Visitor ${id}` },
  ...{ phone: '', message: '', hasEmail: true, carId: null, leadId: null },
})

it('T9 who is expected comes by time, over all places, without those who came, stayed away or cancelled', () => {
  const seen = expectedVisitors([
    {
      name: 'City',
      lines: [line('late', '2026-03-11T05:00:00Z'), line('came', '2026-03-11T01:00:00Z', 'done')],
    },
    {
      name: 'Coast',
      lines: [
        line('gone', '2026-03-11T02:00:00Z', 'cancelled'),
        line('missed', '2026-03-11T02:30:00Z', 'no_show'),
        line('first', '2026-03-11T03:00:00+10:00'),
      ],
    },
    { name: 'Bay', lines: [] },
  ])
  expect(seen.map(({ id, place }) => [id, place])).toEqual([
    ['first', 'Coast'],
    ['late', 'City'],
  ])
})
