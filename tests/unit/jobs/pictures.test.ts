import { describe, expect, it } from 'vitest'
import {
  pictureAddresses,
  remotePictureUrls,
  withShownPictures,
  type PictureFile,
} from '@/core/car/carPictures'
import { NEVER } from '@/lib/never'
import { afterFault, plan, stateOf } from '@/features/pictures/plan'
import { quietHosts } from '@/features/pictures/quietHosts'
import { picturesDue, picturesHash } from '@/core/car/remotePictures'
import { shownCar } from './shownCar'

const A = 'https://cars.example/a.jpg'
const B = 'https://cars.example/b.jpg'
const C = 'http://other.example/c.jpg'
const own = '/media/demo/suv.webp'
const images = (...urls: string[]) => urls.map((url) => ({ image: { url } }))

describe('which pictures are elsewhere', () => {
  it.each([
    ['none', {}, []],
    ['only the platform’s own', { images: images(own), primary_image_url: own }, []],
    ['the primary one first, each once', { images: images(A, B, A, own), primary_image_url: B }, [B, A]],
    ['a primary one that is not listed', { images: images(A), primary_image_url: C }, [C, A]],
    ['thumbnails where there are no images', { thumbnails: [A, B] }, [A, B]],
    ['no thumbnails where there are images', { images: images(A), thumbnails: [B] }, [A]],
    ['nothing that is no web address', { thumbnails: ['ftp://x/a.jpg', 'a.jpg', 'javascript:1'] }, []],
  ])('%s', (_what, car, urls) => expect(remotePictureUrls(car)).toEqual(urls))
})

describe('when the worker must look', () => {
  it.each([
    ['a new car without pictures elsewhere', { images: images(own) }, null, null],
    ['a new car with some', { images: images(A) }, null, 0],
    ['the same pictures as those it has', { images: images(A, B) }, picturesHash([A, B]), null],
    ['another order', { images: images(B, A) }, picturesHash([A, B]), 0],
    ['one less', { images: images(A) }, picturesHash([A, B]), 0],
    ['none any more', { images: [] }, picturesHash([A, B]), 0],
  ])('%s', (_what, car, done, at) => expect(picturesDue(car, done)).toBe(at))
})

describe('what a page shows', () => {
  const row = {
    tenant: 't1',
    dealership_id: 'd1',
    picture_files: [
      { url: A, file: 'aa.webp' },
      { url: B, error: 'x' },
    ],
  }
  const addressOf = pictureAddresses(row)
  it.each([
    [A, '/media/t1/d1/aa.webp'],
    [B, null],
    [C, null],
    [own, own],
    ['/media/assets/acme/hero.webp', '/media/assets/acme/hero.webp'],
    ['/media/t1/upload.webp', '/media/t1/upload.webp'],
    // Another dealer's folder, by a path that a feed or a person may type.
    ['/media/t2/upload.webp', null],
    ['/media/t2/d1/aa.webp', null],
    ['/media/t11/upload.webp', null],
    ['data:image/png;base64,AA', null],
  ])('%s becomes %s', (url, shown) => expect(addressOf(url)).toBe(shown))

  it('only what has arrived, in the feed’s order', () => {
    const car = withShownPictures(
      { ...shownCar, images: images(B, A, own), thumbnails: [B, A], primary_image_url: B, photos_count: 3 },
      addressOf,
    )
    expect(car).toMatchObject({
      images: images('/media/t1/d1/aa.webp', own),
      thumbnails: ['/media/t1/d1/aa.webp'],
      primary_image_url: '/media/t1/d1/aa.webp',
      photos_count: 2,
    })
  })

  it('nothing while all are on their way', () => {
    const car = withShownPictures(
      { ...shownCar, images: images(B, C), thumbnails: [B, C], primary_image_url: B, photos_count: 2 },
      addressOf,
    )
    expect(car).toMatchObject({ images: [], thumbnails: [], primary_image_url: null, photos_count: 0 })
  })
})

const NOW = 1_000_000
const REV = 7

describe('the plan of a car', () => {
  const stored: PictureFile = { url: A, file: 'aa.webp' }
  it.each<[string, string[], PictureFile[], string[], string[]]>([
    ['everything is new', [A, B], [], [A, B], []],
    ['one is there', [A, B], [stored], [B], []],
    ['one waits for its next try', [B], [{ url: B, attempts: 1, next_at: NOW + 1 }], [], []],
    ['its time has come', [B], [{ url: B, attempts: 1, next_at: NOW }], [B], []],
    ['trying has ended', [B], [{ url: B, attempts: 10, ended_at_rev: REV }], [], []],
    [
      'trying had ended, and the car has changed',
      [B],
      [{ url: B, attempts: 10, ended_at_rev: REV - 1 }],
      [B],
      [],
    ],
    ['one is not wanted any more', [B], [stored, { url: B, file: 'bb.webp' }], [], ['aa.webp']],
    ['a file that another address names too stays', [B], [stored, { url: B, file: 'aa.webp' }], [], []],
    ['none is wanted any more', [], [stored], [], ['aa.webp']],
  ])('%s', (_what, wanted, known, due, gone) => {
    const planned = plan(wanted, known, REV, NOW)
    expect({ due: planned.due, gone: planned.gone, urls: planned.files.map(({ url }) => url) }).toEqual({
      due,
      gone,
      urls: wanted,
    })
  })
})

describe('what follows', () => {
  it.each<[string, PictureFile[], number | null, string | null]>([
    ['no pictures', [], null, null],
    [
      'all are there',
      [
        { url: A, file: 'a' },
        { url: B, file: 'b' },
      ],
      null,
      picturesHash([A, B]),
    ],
    ['one was not tried yet', [{ url: A, file: 'a' }, { url: B }], NOW, null],
    [
      'the earliest try counts',
      [
        { url: A, next_at: NOW + 9 },
        { url: B, next_at: NOW + 5 },
      ],
      NOW + 5,
      null,
    ],
    [
      'trying goes on for one',
      [
        { url: A, ended_at_rev: REV },
        { url: B, next_at: NOW + 5 },
      ],
      NOW + 5,
      null,
    ],
    [
      'trying has ended for one',
      [
        { url: A, file: 'a' },
        { url: B, ended_at_rev: REV },
      ],
      NEVER,
      null,
    ],
  ])('%s', (_what, files, picture_next_at, picture_done) =>
    expect(stateOf(files, REV, NOW)).toMatchObject({ picture_next_at, picture_done }),
  )

  it.each([
    ['unavailable', 10],
    ['missing', 10],
    ['refused', 3],
    ['barred', 1],
  ] as const)('a picture that is %s is tried %i times', (kind, tries) => {
    let entry: PictureFile = { url: A }
    const waits: number[] = []
    while (entry.ended_at_rev === undefined) {
      entry = afterFault(entry, { kind, message: 'no' }, REV, NOW)
      if (entry.next_at) waits.push(entry.next_at - NOW)
    }
    expect(entry).toEqual({ url: A, attempts: tries, error: 'no', ended_at_rev: REV })
    expect(waits).toHaveLength(tries - 1)
    expect(Math.min(Infinity, ...waits)).toBeGreaterThanOrEqual(500)
    expect(Math.max(0, ...waits)).toBeLessThanOrEqual(6 * 3_600_000)
    // Its next change earns one more try.
    expect(afterFault(entry, { kind, message: 'no' }, REV + 1, NOW).ended_at_rev).toBe(REV + 1)
  })

  it('a host that does not answer is quiet, another port of it is not', () => {
    const quiet = quietHosts()
    quiet.note(A)
    expect([quiet.has(B), quiet.has(C), quiet.has('https://cars.example:444/a')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
