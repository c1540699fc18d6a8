import { expect, it } from 'vitest'
import { byPerson } from '@/admin/reports/leadTables'
import { firstAnswerBy } from '@/features/leads/leadTimeline.rules'

const entry = (kind: string, by_id: string, at: string) => ({
  ...{ key: `${by_id}${at}`, kind, by_id, by: by_id, text: 'x', at: `2026-11-24T${at}:00.000Z` },
})

it('the first answer counts, whoever noted something before; what the booking itself noted is nobody’s', () => {
  const timeline = [
    entry('call', 'bo', '05:00'),
    entry('note', 'cy', '01:00'),
    entry('reply', 'ann', '03:00'),
  ]
  expect(firstAnswerBy(timeline)).toBe('ann')
  expect(firstAnswerBy([entry('note', '', '01:00')])).toBeNull()
  expect(firstAnswerBy(null)).toBeNull()
})

it('a colleague’s answer is the colleague’s, and the lead stays with whoever has it', () => {
  const lead = (person: string | null, answeredBy: string | null, minutes: number | null) => ({
    lead: { state: 'won' as const },
    reply: { minutes, inTime: minutes !== null && minutes < 60 },
    ...{ person, answeredBy },
  })
  const { rows } = byPerson(
    [lead('ann', 'bo', 5), lead('ann', null, 90), lead(null, 'bo', 15)],
    new Map([
      ['ann', 'Ann'],
      ['bo', 'Bo'],
    ]),
  )
  expect(rows).toEqual([
    ['Ann', 2, 1, '1 h 30 min', '0 %', 2],
    ['Bo', 0, 2, '10 min', '100 %', 0],
    ['Nobody yet', 1, 0, 'None yet', 'None due', 1],
  ])
})
