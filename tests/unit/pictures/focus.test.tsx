import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from '@/components/ui/Picture'
import { focusPosition, withFocus, withoutFocus } from '@/lib/picture'

describe('the point that every crop of a picture keeps', () => {
  it.each([
    [50, 50, '/media/t/a.webp', undefined],
    [null, undefined, '/media/t/a.webp', undefined],
    [30, 70, '/media/t/a.webp#focus=30,70', '30% 70%'],
    [0, 50, '/media/t/a.webp#focus=0,50', '0% 50%'],
    [50, 100, '/media/t/a.webp#focus=50,100', '50% 100%'],
    [33.4, null, '/media/t/a.webp#focus=33,50', '33% 50%'],
    [-3, 104, '/media/t/a.webp#focus=0,100', '0% 100%'],
    [49.6, 50.4, '/media/t/a.webp', undefined],
  ])('%s, %s', (x, y, address, position) => {
    const focused = withFocus('/media/t/a.webp', x, y)
    expect([focused, focusPosition(focused), withoutFocus(focused)]).toEqual([
      address,
      position,
      '/media/t/a.webp',
    ])
  })
  it.each(['/media/t/a.webp#focus=a,b', '/media/t/a.webp#focus=1', '/media/t/a.webp#top'])(
    'is not read from %s',
    (url) => expect(focusPosition(url)).toBeUndefined(),
  )
})

describe('a content picture', () => {
  const markup = (url: string, phoneUrl?: string) =>
    renderToStaticMarkup(<Picture url={url} phoneUrl={phoneUrl} width={9} height={6} sizes="100vw" />)
  it('has no style where its middle is kept', () => expect(markup('/media/t/a.webp')).not.toContain('style'))
  it('tells its crop, and is fetched without it', () => {
    const html = markup('/media/t/a.webp#focus=30,70')
    expect(html).toContain('style="--keep:30% 70%;--keep-phone:30% 70%"')
    expect(html).not.toContain('#focus')
  })
  it('has another point in the picture for phones', () =>
    expect(markup('/media/t/a.webp#focus=30,70', '/media/t/b.webp#focus=10,20')).toContain(
      'style="--keep:30% 70%;--keep-phone:10% 20%"',
    ))
})
