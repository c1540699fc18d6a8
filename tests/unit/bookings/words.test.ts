import { expect, test } from 'vitest'
import { bookingDate, clockWords, longWhen, zoneWords, momentText } from '@/core/place/moments'

test.each([
  ['2026-11-24T00:45:00Z', 45, 'Australia/Brisbane', 'Tuesday 24 November 2026, 10:45 to 11:30 am'],
  ['2026-11-24T01:45:00Z', 30, 'Australia/Brisbane', 'Tuesday 24 November 2026, 11:45 am to 12:15 pm'],
  ['2026-11-24T00:45:00Z', 45, 'Australia/Perth', 'Tuesday 24 November 2026, 8:45 to 9:30 am'],
  ['2026-10-04T01:00:00Z', 60, 'Australia/Sydney', 'Sunday 4 October 2026, 12:00 to 1:00 pm'],
])('%s, %i minutes, %s', (start, minutes, zone, text) => {
  expect(longWhen(start, minutes, zone)).toBe(text)
})

test('short forms, in the zone of the place', () => {
  const start = '2026-11-24T00:45:00Z'
  expect(momentText(start, 'Australia/Adelaide')).toBe('Tue 24 Nov, 11:15 am')
  expect(momentText(new Date(start), 'Australia/Perth')).toBe('Tue 24 Nov, 8:45 am')
  expect(clockWords('2026-11-24T10:45:00+10:00', 'Australia/Brisbane')).toBe('10:45 am')
  expect(zoneWords('Australia/Lord_Howe')).toBe('Lord Howe time')
  expect(bookingDate(start, 'Australia/Broken_Hill')).toBe('2026-11-24 11:15 (Australia/Broken_Hill)')
})
