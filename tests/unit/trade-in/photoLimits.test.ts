import { expect, test } from 'vitest'
import { photosFault } from '@/core/person/photoLimits.rules'

const MB = 1024 * 1024
const photos = (count: number, mb: number) =>
  Array.from({ length: count }, (_, nth) => ({ name: `${nth + 1}.jpg`, size: Math.round(mb * MB) }))

test.each<[string, ReturnType<typeof photos>, number, string | null]>([
  ['none', [], 8, null],
  ['as many as are taken at once', photos(3, 7.6), 8, null],
  ['one at its limit', photos(1, 12), 8, null],
  [
    'one above it',
    [...photos(1, 2), { name: 'front.jpg', size: 12 * MB + 1 }],
    8,
    'front.jpg has 12.1 MB. Choose photos of up to 12 MB each.',
  ],
  [
    'five that are too large together',
    photos(5, 6),
    8,
    'These photos have 30 MB together. Add up to 23 MB first, and the others after that.',
  ],
  ['more than there is room for', photos(3, 1), 2, 'Choose 2 photos at most.'],
  ['two for the last place', photos(2, 1), 1, 'Choose 1 photo at most.'],
])('what is wrong before sending: %s', (_, files, room, fault) =>
  expect(photosFault(files, room)).toBe(fault),
)
