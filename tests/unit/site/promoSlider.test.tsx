import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PromoSliderBlock, slidesOn } from '@/blocks/PromoSlider/Component'
import { readBlock } from '@/blocks/readBlock'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { configInput } from '../../helpers/dealers'

const at = (text: string) => new Date(text)
interface More {
  first_day?: string
  last_day?: string
  href?: string
  picture_phone?: string
}
const slide = (title: string, more: More = {}) => ({
  ...{ title, picture: '/media/t/a.webp', label: 'See it', href: '/special-offers' },
  ...more,
})

describe('C10 a promotion is on from its first day to the end of its last, in the dealer’s zone', () => {
  const july = slide('July', { first_day: '2026-07-01T12:00:00.000Z', last_day: '2026-07-31T12:00:00.000Z' })
  it.each([
    ['2026-06-30T13:59:59Z', 0],
    ['2026-06-30T14:00:00Z', 1],
    ['2026-07-31T13:59:59Z', 1],
    ['2026-07-31T14:00:00Z', 0],
  ])('%s', (now, count) => expect(slidesOn([july], 'Australia/Brisbane', at(now))).toHaveLength(count))
  it('without days always, in the editor’s order', () =>
    expect(slidesOn([slide('b'), july, slide('a')], 'Australia/Perth', at('2026-01-01'))).toMatchObject([
      { title: 'b' },
      { title: 'a' },
    ]))
})

describe('C10 the promotions of a page', () => {
  const markup = (slides: unknown[], finance = true) => {
    const reading = readBlock({ blockType: 'promoSlider', ...{ slides } })
    if ('fault' in reading || reading.block.blockType !== 'promoSlider') throw new Error('unread')
    const site = {
      tenant: { id: 't', slug: 'north', name: 'North' },
      ...{ dealerships: [], dealershipIds: [], host: 'north.localhost', origin: '' },
      config: tenantConfigSchema.parse(configInput({ features: { finance } })),
    }
    return renderToStaticMarkup(PromoSliderBlock({ block: reading.block, site, now: at('2026-07-05') }))
  }
  it('are 1920 by 540, with a picture of their own on phones', () => {
    const html = markup([slide('Plates', { picture_phone: '/media/t/b.webp#focus=10,20' })])
    expect(html).toContain('width="1920" height="540"')
    expect(html).toMatch(/<source media="\(max-width: 639px\)"[^>]*\/t\/b\.webp/)
    expect(html).toContain('--keep-phone:10% 20%')
    expect(html).not.toContain('data-rail')
  })
  it('have buttons where there are several, and name themselves', () => {
    const html = markup([slide('One'), slide('Two')])
    expect(html.match(/data-rail/g)).toHaveLength(2)
    expect(html).toContain('aria-label="Promotions"')
  })
  it('leave out what leads to a part that is off, and are not there without any', () => {
    const loan = slide('Loan', { href: '/finance' })
    expect(markup([loan])).toContain('Loan')
    expect(markup([loan], false)).toBe('')
    expect(markup([])).toBe('')
  })
})
