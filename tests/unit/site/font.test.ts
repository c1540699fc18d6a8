import { describe, expect, it } from 'vitest'
import { firstFiles, fontFace, fontSchema, ownFonts } from '@/core/dealer/theme/font'
import { themeCss } from '@/core/dealer/theme/themeCss'
import { fontFault } from '@/integrations/storage/fontFault'

const own = { family: 'Kauri Sans', file: '/media/t1/0f-kauri.woff2' }
const cssOf = (display: typeof own | string, body: typeof own | string) =>
  themeCss({ theme: { colours: {}, tokens: {}, fonts: { display, body, preload: [] } } })

describe('a dealer’s own letters', () => {
  it('are named with their file before the tokens that use them, once', () => {
    const css = cssOf(own, own)
    expect(css.match(/@font-face/g)).toHaveLength(1)
    expect(css.indexOf('@font-face')).toBeLessThan(css.indexOf('@layer theme'))
    expect(css).toContain(
      "font-family:'own Kauri Sans';font-weight:1 1000;font-display:swap;src:url('/media/t1/0f-kauri.woff2')",
    )
    expect(css).toContain("--font-body:'own Kauri Sans', Arial, system-ui, sans-serif")
  })

  it('never stand for letters of the platform that have the same name', () => {
    const css = cssOf({ ...own, family: 'Archivo' }, 'Archivo')
    expect(css).toContain("--font-display:'own Archivo'")
    expect(css).toContain("--font-body:'Archivo'")
  })

  it('make no rule where a dealer uses what the platform brings', () => {
    expect(cssOf('Gabarito', 'Figtree')).not.toContain('@font-face')
    expect(ownFonts({ display: 'Gabarito', body: 'Figtree', preload: [] })).toEqual([])
  })

  it('of headings are loaded first', () => {
    expect(firstFiles({ display: own, body: own, preload: ['/fonts/a.woff2'] })).toEqual([
      '/fonts/a.woff2',
      own.file,
    ])
  })

  it.each([
    ['a way out of the rule', { ...own, family: "x'}body{display:none" }],
    ['a way out of the style element', { ...own, family: '</style>' }],
    ['a file elsewhere', { ...own, file: 'https://fonts.example/x.woff2' }],
    ['a way out of the folder', { ...own, file: '/media/../../x.woff2' }],
    ['a picture', { ...own, file: '/media/t1/x.webp' }],
    ['a way out of the address', { ...own, file: "/media/t1/x') format('x.woff2" }],
    ['no name', { ...own, family: ' ' }],
  ])('cannot be %s', (_what, font) => expect(fontSchema.safeParse(font).success).toBe(false))

  it('take what is written', () => {
    expect(fontSchema.parse(own)).toEqual(own)
    expect(fontFace(own)).toMatch(/^@font-face\{[^{}]+\}$/)
  })
})

describe('an uploaded font', () => {
  const font = (bytes: number, message = bytes, signature = 'wOF2') => {
    const data = Buffer.alloc(bytes)
    data.write(signature, 0, 'latin1')
    data.writeUInt32BE(message, 8)
    return data
  }
  it.each([
    ['whole', font(64), null],
    ['the largest', font(500_000), null],
    ['too large', font(500_001), /more than 500 kB/],
    ['of another kind', font(64, 64, 'OTTO'), /WOFF2 file/],
    ['nothing', Buffer.alloc(0), /WOFF2 file/],
    ['half', font(64, 128), /not whole/],
  ])('that is %s', (_what, data, fault) => {
    if (fault) expect(fontFault(data)).toMatch(fault)
    else expect(fontFault(data)).toBeNull()
  })
})
