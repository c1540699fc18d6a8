import { describe, expect, it } from 'vitest'
import { carImages } from '@/core/car/text'
import { frameAt, panoramaOf, photosOf, turntableFrames } from '@/core/car/turntable'

const image = (url: string, tag?: string) => ({ image: { url }, tag })
const frames = (count: number) => Array.from({ length: count }, (_, at) => image(`/f${at}`, 'spin'))

describe('V12 a turn around the car', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 8],
    [36, 36],
  ])('%i frames turn as %i', (input, shown) =>
    expect(turntableFrames([image('/a'), ...frames(input)])).toHaveLength(shown),
  )
  it('nothing given, nothing turned', () => expect(turntableFrames(null)).toEqual([]))
  it('a frame is no photo', () => {
    const images = [image('/a'), ...frames(8), image('/in', 'panorama'), image('/b', 'imperfection')]
    expect(photosOf(images).map(({ image }) => image.url)).toEqual(['/a', '/b'])
    const car = { images, primary_image_url: '/a', thumbnails: null }
    expect(carImages(car).map(({ url }) => url)).toEqual(['/a', '/b'])
  })
  it('the view from inside is the first picture with its tag, and none without', () => {
    const images = [image('/a'), image('/in', 'panorama'), image('/other', 'panorama')]
    expect(panoramaOf(images)?.image.url).toBe('/in')
    expect(panoramaOf([image('/a')])).toBeNull()
    expect(panoramaOf(null)).toBeNull()
  })
  it.each([
    [0, 1, 1],
    [7, 1, 0],
    [0, -1, 7],
    [3, -12, 7],
    [5, 16, 5],
  ])('from %i by %i of 8: %i', (from, by, to) => expect(frameAt(from, by, 8)).toBe(to))
})
