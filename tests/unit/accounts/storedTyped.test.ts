import { expect, test } from 'vitest'
import { readTyped, writeTyped } from '@/features/accounts/storedTyped.rules'

test.each(['nonsense', '', 'jo;o\r\nx=1@häuser.example'])('what was typed comes back: %j', (text) => {
  const stored = writeTyped({ kind: 'email', text })
  expect(stored).toMatch(/^[\w.-]+$/)
  expect(readTyped(stored)).toEqual({ kind: 'email', text })
})

test.each([null, '', 'email', 'other.YQ', 'email.a;b'])('%j is nothing that was kept', (stored) =>
  expect(readTyped(stored)).toBeNull(),
)
