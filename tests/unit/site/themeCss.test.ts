import { describe, expect, it } from 'vitest'
import { themeCss } from '@/core/dealer/theme/themeCss'

const fonts = { display: 'Gabarito', body: 'Figtree', preload: [] }

describe('themeCss', () => {
  it('writes colours, tokens and faces as variables of the theme layer', () => {
    const css = themeCss({ theme: { colours: { canvas: '#ffffff' }, tokens: { 'r-card': '14px' }, fonts } })
    expect(css).toMatch(/^@layer theme\{html\[data-theme\]\{/)
    expect(css).toContain('--canvas:#ffffff')
    expect(css).toContain('--r-card:14px')
    expect(css).toContain(
      "--font-display:'Gabarito', 'Gabarito fallback', 'Gabarito fallback Android', Arial, system-ui, sans-serif",
    )
  })

  it('lets the dealer’s own tokens win over what one primary colour gives', () => {
    const css = themeCss({
      theme: { colours: { brand: '#111111' }, tokens: {}, fonts },
      primaryColour: '#006880',
    })
    expect(css).toContain('--brand:#111111')
    expect(css).toContain('--link:#006880')
  })

  it('keeps lengths, gradients and curves', () => {
    const tokens = {
      wide: 'clamp(1rem, calc(2vw + 4px), (3rem))',
      wash: 'linear-gradient(160deg, rgb(0 0 0 / 40%), var(--ink))',
      ease: 'cubic-bezier(.2,.8,.2,1)',
    }
    const css = themeCss({ theme: { colours: {}, tokens, fonts } })
    for (const [name, value] of Object.entries(tokens)) expect(css).toContain(`--${name}:${value}`)
  })

  it.each([
    ['a way out of the declaration', { tokens: { pad: '1px; color: red' } }],
    ['a way out of the rule', { tokens: { pad: '1px} body{display:none' } }],
    ['a way out of the style element', { tokens: { pad: '</style><script>' } }],
    ['an address', { tokens: { picture: 'url(https://example.com/x)' } }],
    ['an address of a set', { tokens: { picture: "image-set('https://example.com/x' 1x)" } }],
    [
      'an address of a set by another name',
      { tokens: { picture: "-webkit-image-set('//example.com/x' 1x)" } },
    ],
    ['an address in two pictures', { tokens: { picture: "cross-fade('https://example.com/x', red)" } }],
    ['an address by its newest name', { tokens: { picture: "src('https://example.com/x')" } }],
    ['a name that is none', { tokens: { 'pad:1px;x': '2px' } }],
  ])('leaves out %s', (_, { tokens }) => {
    const css = themeCss({ theme: { colours: {}, tokens, fonts } })
    expect(css).not.toMatch(/pad|picture|script/)
  })
})
