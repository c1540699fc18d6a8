import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { contrast, mix } from '@/core/dealer/theme/colour'
import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'
import { contrastFault, contrastFaults, judgePairs } from '@/core/dealer/theme/contrastFaults'
import { nearestPassing } from '@/core/dealer/theme/nearest'
import { PAIRS } from '@/core/dealer/theme/pairs'
import { PLAIN, palette } from '@/core/dealer/theme/palette'
import { demoTenants } from '../../../tenants'

const fonts = { display: 'Figtree', body: 'Figtree', preload: [] }
const themed = (colours: Record<string, string>, tokens: Record<string, string> = {}) => ({
  theme: { colours, tokens, fonts },
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#949494', '#ffffff', 3.03],
  ['#959595', '#ffffff', 2.99],
  ['#ff0000', '#ffffff', 3.99],
])('T8 the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each([
  ['#006880', '#000000', 0, '#006880'],
  ['#006880', '#000000', 1, '#000000'],
  ['#ff0000', '#ffffff', 1, '#ffffff'],
])('mixing %s with %s by %d gives %s', (one, other, share, mixed) =>
  expect(mix(one, other, share)).toBe(mixed),
)

test.each([
  ['#767676', '#ffffff', 4.5],
  ['#777777', '#ffffff', 4.5],
  ['#cdf545', '#ffffff', 4.5],
  ['#222222', '#111111', 4.5],
  ['#aaaaaa', '#ffffff', 3],
])(
  'T8 the colour nearest to %s on %s passes %d, and a little less of a change does not',
  (front, ground, least) => {
    const nearest = nearestPassing(front, ground, least) ?? ''
    expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(least)
    if (contrast(front, ground) < least) expect(contrast(nearest, ground)).toBeLessThan(least + 0.2)
    else expect(nearest).toBe(front)
  },
)

describe('T8 each pair of a theme', () => {
  it.each(PAIRS)(
    '$what: $front on $ground is refused where nobody can read it',
    ({ front, ground, what }) => {
      const faults = contrastFaults(themed({ [front]: '#808080', [ground]: '#808080' }))
      const named = (name: typeof front) => `${COLOUR_WORDS[name]} #808080`
      const message = faults.find((fault) => fault.startsWith(`${what}: ${named(front)} on ${named(ground)}`))
      expect(message).toMatch(/has 1\.00:1 and needs (3|4\.5):1\. The nearest that passes: #[0-9a-f]{6}\.$/)
    },
  )

  it.each([
    ['below', '#777777', 1],
    ['above', '#767676', 0],
  ])('a link a shade %s the bound', (_where, link, faults) => {
    const found = contrastFaults(themed({ link, tint: '#ffffff', sunken: '#ffffff' }))
    expect(found.filter((fault) => fault.startsWith('Links on the page'))).toHaveLength(faults)
  })

  it('cuts its figure off: what is below the bound is never said to be at it', () => {
    const judged = judgePairs(themed({}))[0]
    if (!judged) throw new Error('A theme has pairs')
    expect(contrastFault({ ...judged, ratio: 4.499, least: 4.5 })).toContain('has 4.49:1 and needs 4.5:1')
  })

  it('says what is wrong in whole words', () => {
    expect(contrastFaults(themed({ brand: '#8aa6c1', 'brand-hover': '#153c62' }))[0]).toMatch(
      /^Text on the main button: Main button text #ffffff on Main button #8aa6c1 has 2\.\d\d:1 and needs 4\.5:1\. The nearest that passes/,
    )
  })

  it('takes a token of a colour’s name as the style sheet does', () => {
    expect(palette(themed({ link: '#111111' }, { link: '#222222' })).link).toBe('#222222')
    expect(palette(themed({ link: '#111111' }, { link: 'var(--ink)' })).link).toBe('#111111')
  })

  it('takes buttons and links from a single colour, as the style sheet does', () => {
    const { brand, link, soft } = palette({ ...themed({}), primaryColour: '#006880' })
    expect([brand, link, soft]).toEqual(['#006880', '#006880', mix('#006880', '#ffffff', 0.86)])
  })
})

it.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
  'T8 %s can be read everywhere',
  (_slug, tenant) => expect(contrastFaults(tenantConfigSchema.parse(tenant.config))).toEqual([]),
)

const sheets = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
const CSS = ['src/styles', 'src/components', 'src/blocks', 'src/app/(site)'].flatMap(sheets).join('\n')

it('T8 the plain theme is that of the style sheet, and can be read', () => {
  const written = readFileSync('src/styles/tokens.css', 'utf8')
  for (const [name, colour] of Object.entries(PLAIN)) expect(written).toContain(`--${name}: ${colour};`)
  expect(judgePairs(themed({})).filter(({ passes }) => !passes)).toEqual([])
})

it('T8 knows every pair that one rule of the style sheets sets', () => {
  const known = new Set(PAIRS.flatMap(({ front, ground }) => [`${front} ${ground}`, `${ground} ${front}`]))
  // A scrim is no colour of a dealer.
  const alike = new Set(['night-ink scrim'])
  const used = [...CSS.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{([^{}]*)\}/g)].flatMap(
    ([, body = '']) => {
      const front = /(?<![-\w])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1]
      const ground = /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(body)?.[1]
      return front && ground ? [`${front} ${ground}`] : []
    },
  )
  expect(used.length).toBeGreaterThan(60)
  expect([...new Set(used)].filter((pair) => !known.has(pair) && !alike.has(pair))).toEqual([])
})
