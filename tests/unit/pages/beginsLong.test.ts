import { expect, test } from 'vitest'
import { beginsLong } from '@/components/pages/lexical'

const state = (...nodes: [type: string, length: number][]) => ({
  root: {
    type: 'root',
    children: nodes.map(([type, length]) => ({
      type,
      children: [{ type: 'text', text: 'x'.repeat(length) }],
    })),
  },
})

test.each([
  ['a long paragraph', state(['paragraph', 230]), true],
  ['a paragraph of two lines', state(['paragraph', 229], ['paragraph', 900]), false],
  ['a heading', state(['heading', 300], ['paragraph', 900]), false],
  ['nothing', state(), false],
  ['no text at all', null, false],
])('a large first letter stands before %s: %j', (_, content, large) =>
  expect(beginsLong(content)).toBe(large),
)
