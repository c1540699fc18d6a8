import { expect, it } from 'vitest'
import { carLine } from '@/admin/dashboard/carLine'
import { NEVER } from '@/lib/never'

const url = 'https://cars.example/a.jpg'
const row = {
  id: 'c1',
  name: 'A',
  stocknum: 'U1',
  tenant: 't1',
  dealership_id: 'd1',
  photos_count: 2,
  primary_image_url: url,
}

it.each([
  [
    'search refused it',
    { index_attempts: 2, photos_count: 0 },
    'Search refused it 2 times. Check its facts.',
  ],
  ['it has no photos', { photos_count: 0 }, 'No photos yet. Shoppers see “Photos coming”.'],
  [
    'one photo did not come',
    {
      picture_next_at: NEVER,
      picture_files: [
        { url: `${url}2`, file: 'b.webp' },
        { url, attempts: 10, error: 'cars.example answered 404' },
      ],
    },
    `One photo could not be fetched: ${url} cars.example answered 404.`,
  ],
  [
    'several did not come',
    { picture_next_at: NEVER, picture_files: [{ url, error: 'is larger than 15 MB' }, { url: `${url}2` }] },
    `2 photos could not be fetched: ${url} is larger than 15 MB.`,
  ],
  ['its photos could not be read', { picture_next_at: NEVER }, 'Its photos could not be read.'],
])('the dashboard says when %s', (_what, change, problem) => {
  expect(carLine({ ...row, ...change })).toMatchObject({ id: 'c1', stocknum: 'U1', picture: null, problem })
})

it('the dashboard shows the photo that has arrived, from the dealer’s folder', () => {
  expect(carLine({ ...row, picture_files: [{ url, file: 'a.webp' }] }).picture).toBe('/media/t1/d1/a.webp')
})
