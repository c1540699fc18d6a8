import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.posix.join(folder, name))

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const read = (file: string) => withoutComments(readFileSync(file, 'utf8'))

/** Of dealers' sites, and of the admin. */
const SITE = ['src/styles', 'src/components', 'src/blocks', 'src/app/(site)'].flatMap(sheetsIn)
const ADMIN = sheetsIn('src/app/(payload)')

/** Of a medium or a moment, not of a thing: paper, the reader's own colours, a window of few lines, a page that still arrives. */
const OF_ALL = /\/(?:print|forced-colors|short|arrival)\.css$/

/** Parts in brackets count as one. */
function splitOutside(text: string, at: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    if (depth === 0 && at.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.filter((part) => part.trim() !== '')
}

const QUESTIONS = /:(?:not|has|nth-(?:last-)?child)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
/** What something is in, not what it is; and the icon and the column within a thing, which are parts of it. */
const STATE = /^(?:is|has)-|^(?:i|wrap)$/

const CHOICE = /:is\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/

/** The thing that a selector dresses: the first class of its last element, or those of each choice there. */
function thingsOf(selector: string): string[] {
  const last = splitOutside(selector.trim(), /[\s>+~]/).at(-1) ?? ''
  const choice = CHOICE.exec(last)
  const name = [...last.replace(CHOICE, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)]
    .map(([, found = '']) => found)
    .find((found) => !STATE.test(found))
  return name ? [name] : splitOutside(choice?.[1] ?? '', /,/).flatMap(thingsOf)
}

/** The classes that the rules of a sheet dress. */
const dressed = (css: string): string[] =>
  [...withoutComments(css).matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(([, selectors = '']) =>
    splitOutside(selectors.replace(QUESTIONS, ''), /,/).flatMap(thingsOf),
  )

function dressedTwice(sheets: readonly (readonly [file: string, css: string])[]): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, css] of sheets)
    for (const name of dressed(css)) files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files].flatMap(([name, { size }]) => (size > 1 ? name : [])).sort()
}

it('knows which classes a rule dresses', () => {
  const css = `.a .b:has(.c) > .d.is-on, .e :is(.f, .g > .h):not(.k) { x: y } @media (w) { .i { x: 0.5s } .j::before { } .l p { } }`
  expect(dressed(css)).toEqual(['d', 'f', 'h', 'j'])
  const sheets = [
    ['one', '.btn { x: y } .card { x: y }'],
    ['two', '.card .btn { x: y } .btn .card2 { x: y } .card .is-on { x: y }'],
  ] as const
  expect(dressedTwice(sheets)).toEqual(['btn'])
})

it.each([
  ['a site', SITE],
  ['the admin', ADMIN],
])('%s dresses a class in one sheet, at all widths and in all places', (_of, all) => {
  const sheets = all.filter((file) => !OF_ALL.test(file)).map((file) => [file, read(file)] as const)
  expect(sheets.length).toBeGreaterThan(30)
  expect(dressedTwice(sheets)).toEqual([])
})

/**
 * The widths at which a site changes, each with its opposite: `phone` one column and swiped rows, `tablet` a phone's header and
 * sheets, `laptop` no third column; and `short`, a window of few lines. What changes at another width asks its container.
 */
const OF_SITE = {
  phone: ['(max-width: 639px)', '(min-width: 640px)'],
  tablet: ['(max-width: 1023px)', '(min-width: 1024px)', '(min-width: 640px) and (max-width: 1023px)'],
  laptop: ['(max-width: 1279px)', '(min-width: 1280px)'],
  short: ['(max-height: 479px)'],
}

/** Those of Payload's frame, and a phone on which its buttons have no room. */
const OF_ADMIN = {
  small: ['(max-width: 389px)'],
  phone: ['(max-width: 768px)'],
  tablet: ['(max-width: 1024px)', '(min-width: 1025px)', '(min-width: 1025px) and (max-width: 1440px)'],
  laptop: ['(max-width: 1440px)'],
}

function strange(css: string, named: Record<string, readonly string[]>): string[] {
  const known = new Set(Object.values(named).flat())
  return [...css.matchAll(/@media ([^{]+?)\s*\{/g)].flatMap(([, condition = '']) =>
    /width|height/.test(condition) && !known.has(condition) ? condition : [],
  )
}

it('knows a question that has no name', () => {
  const css = '@media (max-width: 640px) { } @media print { } @media (max-width: 639px) { }'
  expect(strange(css, OF_SITE)).toEqual(['(max-width: 640px)'])
})

it.each([
  ['a site', [...SITE, ...sheetsIn('src/app/developers')], OF_SITE],
  ['the admin', ADMIN, OF_ADMIN],
] as const)('%s asks the window only the four named questions', (_of, sheets, named) => {
  expect(sheets.flatMap((file) => strange(read(file), named).map((one) => `${file} ${one}`))).toEqual([])
})

it('has no sheet of a width', () => {
  expect(sheetsIn('src').filter((file) => /narrow|phone|tablet|wide/.test(path.basename(file)))).toEqual([])
})

/** Sheets that a sheet or a component brings, as files. */
const broughtBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^@?import '([^']+\.css)'/gm)].flatMap(([, to = '']) =>
    to.startsWith('@/') ? path.posix.join('src', to.slice(2)) : path.posix.join(path.posix.dirname(file), to),
  )

it('brings each sheet of a site by one way', () => {
  const bundles = ['src/styles/site.css', 'src/styles/stock.css', 'src/styles/journey.css']
  const parts = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.posix.join('src/components', name))
  const brought = [...bundles, ...parts].flatMap(broughtBy)
  expect(brought.toSorted()).toEqual(SITE.filter((file) => !bundles.includes(file)).toSorted())
})

/** Six sizes of text, and those of display, of which a figure takes the room that it has. A logo and the words on a wheel are drawings; paper has its own. */
const SIZES = /^(?:var\(--text-(?:xs|sm|md|lg|xl|2xl|3xl|4xl|hero|masthead|figure)\)|inherit|0)$/
const DRAWN = /\/(?:logo|spin|print)\.css$/

const sizesIn = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])font(?:-size)?:\s*([^;}]+)/g)].flatMap(([whole, value = '']) => {
    if (whole.startsWith('font-size')) return value.trim()
    return (
      /(?:^|\s)((?:var\(--text-\w+\)|clamp\([^)]*\)|max\([^)]*\)|[\d.]+(?:px|rem|em|pt)))/.exec(value)?.[1] ??
      []
    )
  })

it('knows a size of its own', () => {
  expect(
    sizesIn('.a { font: 700 15px/1 x; font-size: var(--text-sm) } .b { font: inherit; font-size: 1.1rem }'),
  ).toEqual(['15px', 'var(--text-sm)', '1.1rem'])
})

it('sets a site in seven sizes only', () => {
  const strangers = SITE.filter((file) => !DRAWN.test(file)).flatMap((file) =>
    sizesIn(read(file)).flatMap((size) => (SIZES.test(size) ? [] : `${file} ${size}`)),
  )
  expect(strangers).toEqual([])
})

it('reads the point of a picture by its own name: --focus is a colour, and no place', () => {
  expect([...SITE, ...ADMIN].filter((file) => /object-position:[^;]*--focus/.test(read(file)))).toEqual([])
})
