import { expect, it } from 'vitest'
import { isScarce, mayText, textAlarm } from '@/core/letter/textShares'
import { textAlarmMail } from '@/core/letter/textAlarmMail'
import { stated } from '../../helpers/letters'

it.each([
  [{ sent: 80, perDay: 100 }, false, true],
  [{ sent: 81, perDay: 100 }, false, false],
  [{ sent: 81, perDay: 100 }, true, true],
  [{ sent: 100, perDay: 100 }, true, true],
  [{ sent: 101, perDay: 100 }, true, false],
  [{ sent: 1, perDay: 0 }, true, false],
])('text %o to a known number: %s, goes: %s', (budget, isKnown, goes) =>
  expect(mayText(budget, isKnown)).toBe(goes),
)

it.each([
  [49, null],
  [50, 'half'],
  [51, null],
  [80, 'scarce'],
  [100, null],
])('the %sth text of a hundred raises %s', (sent, alarm) =>
  expect(textAlarm({ sent, perDay: 100 })).toBe(alarm),
)

it('a dealer without texts has no alarm, and one with a single text has one', () => {
  expect(textAlarm({ sent: 0, perDay: 0 })).toBeNull()
  expect(textAlarm({ sent: 1, perDay: 1 })).toBe('scarce')
  expect(isScarce({ sent: 79, perDay: 100 })).toBe(false)
  expect(isScarce({ sent: 80, perDay: 100 })).toBe(true)
})

it('the mails name the dealer, the numbers and what goes on working', () => {
  const facts = { sent: 80, perDay: 100, dealer: 'Ann Cars', link: 'https://x.example/admin' }
  expect(stated(textAlarmMail, { ...facts, alarm: 'half' }).subject).toBe(
    'Half of today’s SMS are used: Ann Cars',
  )
  const { text } = stated(textAlarmMail, { ...facts, alarm: 'scarce' })
  for (const part of ['80 of today’s 100', 'codes by email work', facts.link]) expect(text).toContain(part)
})
