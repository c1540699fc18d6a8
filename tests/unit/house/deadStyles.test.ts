import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))

/** The same limit as lint has for code. */
const MOST_LINES = 250

it('holds a style sheet to as many lines as a file of code', () => {
  const long = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.css') &&
      readFileSync(path.join('src', name), 'utf8').trimEnd().split('\n').length > MOST_LINES,
  )
  expect(long).toEqual([])
})

/** Payload's own classes, which the admin's stylesheet dresses. */
const PAYLOAD =
  /^(cell-_select|doc-controls__controls(?:-wrapper)?|live-preview-toggler|app-header(?:__step-nav-wrapper|__account)?|step-nav|template-default|row__fields|rs__(?:control|input-container)|rs__multi-value(?:--is-disabled|__remove)?|(?:doc|list)-header__title|step-nav__(?:home|last)|template-default__nav-toggler-wrapper|hamburger|tabs-field__tab-button--active|nav__scroll|nav--nav-(?:open|animate)|template-default--nav-(?:open|animate)|doc-controls__(?:meta|meta-icons|value-wrap|content|divider|wrapper)|doc-header(?:__header)?|doc-tabs?|nav-group(?:__toggle|__content)?|payload-settings|view-version|restore-version|blocks-drawer__blocks|blocks-field__drawer-toggler|btn__label|collection-list|sort-column(?:__button|--active)?|search-(?:bar|filter)(?:__actions)?|page-controls__page-info|pagination|select-all|pill|table|collection-edit--(?:leads|cars)|group-field(?:__header|__title)?|document-fields(?:__main|__edit|__sidebar(?:-wrap|-fields)?)?|render-fields|doc-header__after-header|auth-fields|custom-view-description|tabs-field(?:__content-wrap|__tabs)?)$/

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** Every class that a selector names. */
const classesOf = (css: string): Set<string> =>
  new Set(
    [...withoutComments(css).matchAll(/\.(-?[_a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  )

/**
 * Words of the code, and the beginnings of those that are put together: `card--${kind}` stands for `card--`. A beginning that
 * many classes share would excuse them all, so a class such as `is-late` is written whole.
 */
function wordsOf(code: string): { whole: Set<string>; begun: string[] } {
  return {
    whole: new Set(code.match(/[\w-]+/g)),
    begun: [...code.matchAll(/([a-z][\w-]*-)\$\{/g)].flatMap(([, word = '']) => (word === 'is-' ? [] : word)),
  }
}

function unusedClasses(css: readonly string[], code: readonly string[]): string[] {
  const { whole, begun } = wordsOf(code.join('\n'))
  const isMade = (name: string) =>
    begun.some((word) => name.startsWith(word) && whole.has(name.slice(word.length)))
  return [...classesOf(css.join('\n'))].filter((name) => !whole.has(name) && !isMade(name)).sort()
}

it('knows a class in use, one put together, and one that nobody uses', () => {
  const css = [
    '.a, .card--new:hover > .b::before { x: y } @media (min-width: 1.5em) { .gone { x: 0.5s } } /* .old {} */',
    '.card--worn, .is-new { x: y }',
  ]
  const code = ['<i className="a b" />', "const kind = 'new'", 'const c = `card--${kind} is-${kind}`']
  expect(unusedClasses(css, code)).toEqual(['card--worn', 'gone', 'is-new'])
})

it('finds no style that nothing on the site uses', () => {
  const code = [...read('src', /\.(tsx?|mjs)$/), ...read('tenants', /\.ts$/)]
  const unused = unusedClasses(read('src', /\.css$/), code)
  expect(unused.filter((name) => !PAYLOAD.test(name))).toEqual([])
})

/** Payload’s own variables, which the admin's stylesheet sets for it. */
const PAYLOAD_VARIABLE =
  /^--(?:theme-(?:elevation|success|warning|error)-\d+|color-\w+-\d+|base-body-size|font-serif|gutter-h|main-(?:border|gutter-h-right)|sidebar-(?:gutter-h-left|wrap-(?:position|height)))$/

/** Variables that a style sheet sets and nothing reads. */
function unusedVariables(css: readonly string[], code: readonly string[]): string[] {
  const text = withoutComments(css.join('\n'))
  const set = [...text.matchAll(/(?<![\w-])(--[\w-]+)\s*:(?!\w)(?=[^{}]*[;}])/g)].flatMap(
    ([, name]) => name ?? [],
  )
  const read = new Set([text, ...code].join('\n').match(/(?<=var\(\s*)--[\w-]+/g))
  return [...new Set(set)].filter((name) => !read.has(name)).sort()
}

it('finds no variable of a style that nothing reads', () => {
  const planted = [
    ':root { --a: 1px; --b: calc(var( --a) * 2); --c: 0 } .x--d:hover { y: var(--c) } /* --e: 1 */',
  ]
  expect(unusedVariables(planted, ["{ top: 'var(--f)' }"])).toEqual(['--b'])
  const code = [...read('src', /\.(tsx?|mjs)$/), ...read('tenants', /\.ts$/)]
  const unused = unusedVariables(read('src', /\.css$/), code)
  expect(unused.filter((name) => !PAYLOAD_VARIABLE.test(name))).toEqual([])
})

/** Payload’s own, and those that a test or a rule in the head finds its element by. */
const UNDRESSED =
  /^(?:nav__(?:link-label|link-indicator|item|wrap|controls|header|header-content)|header__fav)$/

/** Whole names in `className="…"`, and in the texts of `className={…}`. */
const namesOf = (code: string): string[] =>
  [...code.matchAll(/className=(?:"([^"]*)"|\{[^}'"`]*\?\s*'([^']*)'\s*:\s*'([^']*)'\})/g)].flatMap(
    ([, ...texts]) => texts.flatMap((text) => text?.split(/\s+/).filter(Boolean) ?? []),
  )

it('finds no class on the site that no style dresses', () => {
  expect(namesOf(`<i className="a b" /><b className={is ? 'c d' : 'e'} />`)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
  // A mail brings its own styles.
  const sheets = [...read('src', /\.css$/), ...read('src/core/letter', /^html\.tsx$/)]
  const dressed = classesOf(sheets.join('\n'))
  const bare = read('src', /\.tsx$/)
    .flatMap(namesOf)
    .filter((name) => !dressed.has(name) && !UNDRESSED.test(name))
  expect([...new Set(bare)].sort()).toEqual([])
})
