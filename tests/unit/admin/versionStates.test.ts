import { expect, it } from 'vitest'
import { versionStates } from '@/admin/history/versionStates'

const published = { status: 'published', isStored: false }
const draft = { status: 'draft', isStored: false }
const stored = { status: 'draft', isStored: true }

it.each([
  ['live', [published, published, draft], true, ['On the website now', 'Published', 'Draft']],
  [
    'live with a draft after it',
    [stored, published, stored],
    true,
    ['Draft, saved by itself, in the form now', 'On the website now', 'Draft, saved by itself'],
  ],
  ['taken off the website', [draft, published], false, ['Draft, in the form now', 'Published']],
  ['never published', [draft], false, ['Draft, in the form now']],
  ['without versions', [], false, []],
])('a row that is %s', (_, versions, isLive, words) => {
  expect(versionStates(versions, isLive)).toEqual(words)
})
