import { expect, test } from 'vitest'
import { headingsIn } from '@/components/pages/headings'

const heading = (tag: string, text: string) => ({
  ...{ type: 'heading', tag, format: '', direction: null, indent: 0, version: 1 },
  children: [{ type: 'text', text, format: 0, version: 1 }],
})

test.each([
  [
    'plain text',
    { text: '## How long\nTwo years.\n\n## Who **else**' },
    ['on-how-long How long', 'on-who-else Who else'],
  ],
  [
    'the editor',
    { content: { root: { children: [heading('h2', 'How long'), heading('h3', 'Photos')] } } },
    ['on-how-long How long'],
  ],
  ['nothing', { text: null }, []],
])('the headings of %s have ids', (_name, written, out) =>
  expect(headingsIn(written).map(({ id, text }) => `${id} ${text}`)).toEqual(out),
)
