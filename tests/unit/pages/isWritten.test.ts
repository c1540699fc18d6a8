// product: C11
import { expect, it } from 'vitest'
import { isWritten } from '@/features/pages/pages.rules'

const content = (...children: unknown[]) => ({ root: { type: 'root', children } })

it.each([
  [null, false],
  [{}, false],
  [content(), false],
  [content({ type: 'paragraph', children: [] }), false],
  [content({ type: 'paragraph', children: [] }, { type: 'paragraph', children: [] }), false],
  [content({ type: 'paragraph', children: [{ type: 'text', text: 'News' }] }), true],
  [content({ type: 'upload' }), true],
])('%j is written: %s', (value, expected) => {
  expect(isWritten(value)).toBe(expected)
})
