import { expect, it } from 'vitest'
import { respelt } from '@/features/redirects/redirectSpelling.rules'

const row = (from: string, created = '2026-01-01', tenant = 'a') => ({ tenant, from, created })

// faults: N14
it.each([
  ['one spelling already', [row('/old')], [], []],
  ['capitals and a slash', [row('/Old/')], [], ['/Old/ → /old']],
  ['letters of a language', [row('/café')], [], ['/café → /caf%c3%a9']],
  ['two, the newer typed', [row('/old'), row('/Old', '2026-02-01')], ['/old'], ['/Old → /old']],
  ['two, the newer in the one spelling', [row('/old', '2026-02-01'), row('/Old')], ['/Old'], []],
  ['two dealers', [row('/old'), row('/Old', '2026-02-01', 'b')], [], ['/Old → /old']],
])('%s', (_, rows, dropped, kept) => {
  const found = respelt(rows)
  expect(found.dropped.map(({ from }) => from)).toEqual(dropped)
  expect(found.kept.map(({ row: { from }, from: now }) => `${from} → ${now}`)).toEqual(kept)
})
