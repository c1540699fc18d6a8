import { expect, it } from 'vitest'
import { wantedTime } from '@/features/leads/wantedTime.rules'

it.each([
  ['2026-12-01T10:00', 'Tue 1 Dec 2026, 10:00 am'],
  ['2026-12-01 14:30 (Australia/Brisbane)', 'Tue 1 Dec 2026, 2:30 pm (Australia/Brisbane)'],
  ['2026-13-41T10:00', '2026-13-41T10:00'],
  ['any morning', 'any morning'],
  ['', ''],
])('%j reads %j', (sent, words) => expect(wantedTime(sent)).toBe(words))
