import { describe, expect, it } from 'vitest'
import { pictureSrcSet, pictureUrl, pictureWidth } from '@/lib/picture'

describe('picture addresses', () => {
  it.each([
    ['/media/demo/suv-1-blue-hero.webp', 640, 'avif', '/pictures/640/demo/suv-1-blue-hero.webp.avif'],
    ['/media/t1/My photo.JPG', 500, 'webp', '/pictures/640/t1/My%20photo.JPG.webp'],
    ['/media/assets/harbour-toyota/mark.svg', 320, 'webp', '/media/assets/harbour-toyota/mark.svg'],
    ['https://pictures.example/a.jpg', 320, 'webp', 'https://pictures.example/a.jpg'],
    ['/media/demo/a.webp#focus=30,70', 320, 'webp', '/pictures/320/demo/a.webp.webp'],
    ['/media/demo/a.webp', 5000, 'jpeg', '/pictures/1920/demo/a.webp.jpeg'],
  ] as const)('%s at %i as %s', (url, width, format, expected) => {
    expect(pictureUrl(url, width, format)).toBe(expected)
  })

  it('rounds up to the allowed widths', () => {
    expect([1, 160, 161, 700, 9999].map(pictureWidth)).toEqual([160, 160, 320, 960, 1920])
  })

  it('lists each width once, in order', () => {
    expect(pictureSrcSet('/media/demo/a.webp', 'avif', [640, 600, 320])).toBe(
      '/pictures/320/demo/a.webp.avif 320w, /pictures/640/demo/a.webp.avif 640w',
    )
    expect(pictureSrcSet('https://pictures.example/a.jpg', 'avif', [640])).toBe('')
  })
})
