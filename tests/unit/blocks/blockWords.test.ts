import { expect, it } from 'vitest'
import { blockWords } from '@/admin/blocks/blockWords'

it.each<[string, Record<string, unknown>, string]>([
  ['its words without the signs of headings', { text: '## What it saves' }, 'What it saves'],
  ['its heading', { heading: ' Just landed ', text: 'More' }, 'Just landed'],
  ['else its text', { heading: '', text: 'We buy your car' }, 'We buy your car'],
  ['cut to a line', { heading: 'a'.repeat(61) }, `${'a'.repeat(59)}…`],
  ['whole at the limit', { heading: 'a'.repeat(60) }, 'a'.repeat(60)],
  ['else its parts', { heading: null, tiles: [{}, {}] }, '2 parts'],
  ['one part', { tiles: [{}] }, '1 part'],
  ['or nothing', { tiles: [], limit: 8 }, ''],
])('C11 a folded block is known by %s', (_, block, words) => {
  expect(blockWords(block)).toBe(words)
})
