import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScripts, makeNonce, adminPolicy, baseline, pagePolicy } from '@/server/securityHeaders'

const nonce = makeNonce()
const hash = (text: string) => createHash('sha256').update(text).digest('base64')

describe('policy of a page (W2)', () => {
  it('hashes the inline scripts of the render and no others', () => {
    const { hashes } = inlineScripts(
      `<script nonce="${nonce}">one()</script><script>evil()</script><script nonce="guess">evil()</script>` +
        `<script src="/x.js" nonce="${nonce}"></script><script type="application/ld+json" nonce="${nonce}">{}</script>` +
        `<SCRIPT async nonce="${nonce}">two()\n</SCRIPT>`,
      nonce,
    )
    expect(hashes).toEqual([hash('one()'), hash('two()\n')])
  })

  it('takes the nonce out of what is shared, byte for byte as long', () => {
    const before = `<script nonce="${nonce}">f("${nonce}")</script>`
    const { html, hashes } = inlineScripts(before, nonce)
    expect(html).not.toContain(nonce)
    expect(html.length).toBe(before.length)
    expect(hashes).toEqual([hash(/>(.*)</.exec(html)?.[1] ?? '')])
  })

  it('makes the same page of two renders, so its ETag is the same', () => {
    const page = (value: string) => inlineScripts(`<script nonce="${value}">a("${value}")</script>`, value)
    expect(page(makeNonce())).toEqual(page(makeNonce()))
  })

  it('allows no unsafe-inline and no eval for scripts', () => {
    const directives = new Map(
      pagePolicy(['abc'])
        .split('; ')
        .map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
    )
    expect(directives.get('script-src')).toEqual(["'self'", "'sha256-abc'"])
    expect(directives.get('worker-src')).toEqual(["'self'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(pagePolicy([], { framedBy: 'self' })).toContain("frame-ancestors 'self'")
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'none'"])
    expect(directives.get('form-action')).toEqual(["'self'"])
  })

  const mark = (attributes: string) => `<script type="application/json" ${attributes}></script>`

  it.each([
    ['the render’s own', mark(`nonce="${nonce}" data-trackers="google meta"`), ['google', 'meta']],
    ['in a dealer’s text', mark('data-trackers="google"'), []],
    ['with a guessed nonce', mark('nonce="guess" data-trackers="google"'), []],
    ['none', mark(`nonce="${nonce}"`), []],
  ])('Q8 takes the mark of trackers that is %s', (_whose, html, trackers) => {
    expect(inlineScripts(html, nonce)).toMatchObject({ trackers, hashes: [] })
  })

  it.each([
    ['the render’s own', `nonce="${nonce}" data-pictures="https://tiles.example"`, ['https://tiles.example']],
    ['in a dealer’s text', 'data-pictures="https://tiles.example"', []],
    ['with a guessed nonce', 'nonce="guess" data-pictures="https://tiles.example"', []],
    ['no origin', `nonce="${nonce}" data-pictures="https://tiles.example/x"`, []],
    ['more than a host', `nonce="${nonce}" data-pictures="https://tiles.example; script-src *"`, []],
    ['every host', `nonce="${nonce}" data-pictures="https://*"`, []],
    ['without https', `nonce="${nonce}" data-pictures="http://tiles.example"`, []],
  ])('takes the mark of pictures that is %s', (_whose, attributes, pictures) => {
    expect(inlineScripts(mark(attributes), nonce)).toMatchObject({ pictures, trackers: [], hashes: [] })
  })

  it('opens one directive for the pictures that a page names, for that host alone', () => {
    const plain = pagePolicy(['abc']).split('; ')
    const changed = pagePolicy(['abc'], { pictures: ['https://tiles.example'] }).split('; ')
    expect(changed.filter((one) => !plain.includes(one))).toEqual([
      "img-src 'self' data: https://tiles.example",
    ])
  })

  it('Q8 opens three directives for the trackers that a page names, and none for others', () => {
    const directives = (trackers: string[]) => pagePolicy(['abc'], { trackers }).split('; ')
    const plain = pagePolicy(['abc']).split('; ')
    expect(directives([])).toEqual(plain)
    expect(directives(['nobody', '__proto__'])).toEqual(plain)
    const changed = directives(['google']).filter((one) => !plain.includes(one))
    expect(changed.map((one) => one.split(' ')[0])).toEqual(['connect-src', 'script-src', 'img-src'])
    expect(changed.join(' ')).not.toMatch(/unsafe|facebook|https:(?:\s|$)|\s\*|http:/)
    expect(directives(['google', 'meta']).join(' ')).toContain('https://connect.facebook.net')
  })

  it('never makes a nonce twice', () => {
    expect(new Set(Array.from({ length: 5000 }, makeNonce)).size).toBe(5000)
  })
})

describe('headers of every answer (W2)', () => {
  const headers = (secure: boolean, isPersonal?: boolean) => Object.fromEntries(baseline(secure, isPersonal))
  const usual = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  const https = { 'Strict-Transport-Security': 'max-age=31536000' }
  it.each([
    ['of a page', headers(true), { ...usual, ...https }],
    ['without https', headers(false), usual],
    // Its address opens something of one shopper.
    ['of a personal page', headers(true, true), { ...usual, ...https, 'Referrer-Policy': 'strict-origin' }],
    [
      'of a personal page without https',
      headers(false, true),
      { ...usual, 'Referrer-Policy': 'strict-origin' },
    ],
  ])('%s', (_what, found, expected) => expect(found).toEqual(expected))

  it('the admin is framed by itself alone, runs scripts of its own nonce alone and posts to itself alone', () => {
    const directives = adminPolicy('n').split('; ')
    expect(directives).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'nonce-n'",
        "frame-ancestors 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
      ]),
    )
  })
})
