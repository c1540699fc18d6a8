import { describe, expect, it } from 'vitest'
import { withLateScripts } from '@/server/entry'

const NONCE = 'n0nce'
const script = (name: string, mark = 'async=""') =>
  `<script src="/_next/static/chunks/${name}.js" ${mark} nonce="${NONCE}"></script>`
const page = (head: string, body = '') => `<html><head>${head}</head><body><p>Cars</p>${body}</body></html>`
const HINT = `<link rel="preload" as="script" fetchPriority="low" nonce="${NONCE}" href="/_next/static/chunks/b.js"/>`

describe('scripts of the app after what is seen', () => {
  it('names them in their order in one script at the end of the page, and hints at none', () => {
    const html = withLateScripts(page(HINT + script('a') + script('b'), script('c')), NONCE)
    expect(html).toMatch(/^<html><head><\/head><body><p>Cars<\/p><script nonce="n0nce">/)
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    expect(html).toContain(
      '["/_next/static/chunks/a.js","/_next/static/chunks/b.js","/_next/static/chunks/c.js"]',
    )
  })

  it.each([
    ['a script for browsers without modules', page(script('a', 'noModule=""'))],
    ['a script of another host', page('<script src="https://elsewhere.example/a.js" async=""></script>')],
    ['an inline script', page(`<script nonce="${NONCE}">one()</script>`)],
    ['a preloaded font', page('<link rel="preload" as="font" href="/fonts/a.woff2"/>')],
    ['a text that speaks of one', page('', `<p>${script('a').replaceAll('<', '&lt;')}</p>`)],
    ['a page that does not end', script('a')],
  ])('leaves %s alone', (_kind, html) => {
    expect(withLateScripts(html, NONCE)).toBe(html)
  })
})

/** The script of a page with one address, run on a window of nothing but what it uses. */
function run(hidden = false) {
  const source =
    /<script[^>]*>([\s\S]*?)<\/script>/.exec(withLateScripts(page(script('a')), NONCE))?.[1] ?? ''
  const requested: string[] = []
  const heard = new Map<string, () => void>()
  const timers: { act: () => void; ms: number }[] = []
  const document = {
    hidden,
    createElement: () => ({ src: '', async: false }),
    head: { append: ({ src, async }: { src: string; async: boolean }) => requested.push(`${src} ${async}`) },
  }
  const window = {
    document,
    addEventListener: (name: string, act: () => void) => heard.set(name, act),
    requestAnimationFrame: (act: () => void) => timers.push({ act, ms: -1 }),
    setTimeout: (act: () => void, ms = 0) => timers.push({ act, ms }),
  }
  new Function(...Object.keys(window), source)(...Object.values(window))
  const after = (ms: number) => {
    for (const timer of timers.filter((one) => one.ms <= ms)) timer.act()
  }
  return { asked: requested, after, hear: (name: string) => heard.get(name)?.() }
}

describe('the page asks for its scripts', () => {
  const ONCE = ['/_next/static/chunks/a.js true']

  it('in the frame after all stands, and no second time', () => {
    const { asked: requested, after, hear } = run()
    expect(requested).toEqual([])
    hear('load')
    expect(requested).toEqual([])
    after(-1)
    after(0)
    expect(requested).toEqual(ONCE)
    after(3000)
    hear('click')
    expect(requested).toEqual(ONCE)
  })

  it.each(['pointerdown', 'keydown', 'click'])('at once at a %s', (sign) => {
    const { asked: requested, hear } = run()
    hear(sign)
    expect(requested).toEqual(ONCE)
  })

  it('after three seconds when a picture never comes', () => {
    const { asked: requested, after } = run()
    after(2999)
    expect(requested).toEqual([])
    after(3000)
    expect(requested).toEqual(ONCE)
  })

  it('without a frame in a tab that nobody sees: it would have none', () => {
    const { asked: requested, hear } = run(true)
    hear('load')
    expect(requested).toEqual(ONCE)
  })
})
