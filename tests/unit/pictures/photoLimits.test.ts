import { expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES, refusedBefore, REFUSALS } from '@/features/pictures/limits.rules'

it.each([
  ['a.jpg', 'image/jpeg', 10, null],
  ['IMG_4471.HEIC', '', 10, null],
  ['a.tif', 'image/tiff', 10, 'format'],
  ['a.pdf', 'application/pdf', 10, 'format'],
  ['a.jpg', 'image/jpeg', 0, 'broken'],
  ['a.jpg', 'image/jpeg', MAX_UPLOAD_BYTES, null],
  ['a.jpg', 'image/jpeg', MAX_UPLOAD_BYTES + 1, 'bytes'],
])('%s of type %j and %d bytes: %s', (name, type, size, fault) => {
  expect(refusedBefore({ name, type, size })).toBe(fault)
})

it('every refusal says what to do', () => {
  for (const words of Object.values(REFUSALS)) expect(words).toMatch(/Use |Choose |Copy |Try /)
})
