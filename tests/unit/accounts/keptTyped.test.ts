import { expect, test } from 'vitest'
import { readTyped, writeTyped } from '@/features/accounts/keptTyped.rules'

test.each(['nonsense', '', 'jo;o\r\nx=1@häuser.example'])('what was typed comes back: %j', (text) => {
  const kept = writeTyped({ kind: 'email', text })
  expect(kept).toMatch(/^[\w.-]+$/)
  expect(readTyped(kept)).toEqual({ kind: 'email', text })
})

test.each([null, '', 'email', 'other.YQ', 'email.a;b'])('%j is nothing that was kept', (kept) =>
  expect(readTyped(kept)).toBeNull(),
)
