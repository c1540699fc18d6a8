import { describe, expect, it } from 'vitest'
import { pictureNews } from '@/core/car/pictureNews'

const [ONE, TWO] = ['https://x.example/1.jpg', 'https://x.example/2.jpg']
const car = (more: object) => ({
  tenant: 't',
  dealership_id: 'd',
  rev: 3,
  images: [{ image: { url: ONE } }],
  ...more,
})
const only = (more: object) => pictureNews(car(more))[0]

describe('what became of a picture', () => {
  it.each<[what: string, more: object, state: string, reason: string | null]>([
    ['nobody has asked for it', {}, 'waiting', null],
    [
      'it is on its way again',
      { picture_files: [{ url: ONE, attempts: 1, error: 'x', next_at: 9 }] },
      'waiting',
      'x',
    ],
    ['it is here', { picture_files: [{ url: ONE, file: 'a.webp' }] }, 'shown', null],
    [
      'given up',
      { picture_files: [{ url: ONE, error: 'is no picture', ended_at_rev: 3 }] },
      'failed',
      'is no picture',
    ],
    [
      'given up, but the car changed since',
      { picture_files: [{ url: ONE, error: 'x', ended_at_rev: 2 }] },
      'waiting',
      'x',
    ],
    ['a photo of our own', { images: [{ image: { url: '/media/t/d/a.webp' } }] }, 'shown', null],
    [
      'a photo of another dealer',
      { images: [{ image: { url: '/media/other/a.webp' } }] },
      'failed',
      'is in no folder that this dealer may show pictures from',
    ],
  ])('%s', (_what, more, state, reason) => {
    expect(only(more)).toMatchObject({ state, reason })
  })

  it('is told once for each address, the one of the cards first; thumbnails stand in for images', () => {
    const urls = (more: object) => pictureNews(car(more)).map(({ url }) => url)
    expect(
      urls({ primary_image_url: TWO, images: [{ image: { url: ONE } }, { image: { url: TWO } }] }),
    ).toEqual([TWO, ONE])
    expect(urls({ images: [], thumbnails: [TWO, TWO] })).toEqual([TWO])
    expect(urls({ images: null })).toEqual([])
  })
})
