import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phrasesInTable } from '../../../scripts/lint/words.mjs'

const FOUND: [what: string, code: string][] = [
  ['text between tags', 'const A = () => <p>Book a test drive</p>'],
  ['a choice between tags', "const A = ({ x }) => <p>{x ? 'sold' : t('here')}</p>"],
  ['a template between tags', 'const A = ({ n }) => <p>{`${n} cars`}</p>'],
  ['what follows &&', "const A = ({ x }) => <p>{x && 'sold'}</p>"],
  ['a name for screen readers', 'const A = () => <button aria-label="Close" />'],
  ['a choice in a title', "const A = ({ x }) => <a title={x ? 'Open' : t('Close')} />"],
  ['a template in a placeholder', 'const A = ({ n }) => <input placeholder={`Search ${n}`} />'],
  ['a label in a table of the file', "const ROWS = [{ label: 'Privacy policy', href: '/privacy' }]"],
  ['a sentence in a constant', "const NONE = 'Nothing matches.'"],
  ['a word that a function answers', "const tag = (x) => (x ? 'Electric' : null)"],
  ['a word that a longer function answers', "function tag() { return 'Hybrid' }"],
  ['words around a value', 'const a = { text: `${price} / week` }'],
  ['words after a comma', 'const alt = `${car}, photo ${n}`'],
  ['a heading in the metadata', "export const metadata = { title: 'Contact us' }"],
]
const EARLY = "const NONE = t('Nothing matches.')"
const LEFT: [what: string, code: string][] = [
  ['phrases of the table', "const A = () => <p title={t('Close')}>{t('Book {time}', { time })}</p>"],
  ['marked phrases', "const ROWS = [{ label: phrase('Privacy policy'), href: '/privacy' }]"],
  ['signs and figures', 'const A = ({ n }) => <p>({n}) · {`${n}%`}</p>'],
  ['classes, addresses and ids', 'const A = () => <a className="btn btn--line" href="/search" id="find" />'],
  ['what is compared', "const A = ({ x }) => <p>{x === 'Left to pay' && t('Pay')}</p>"],
  ['what is stored', "const LEAD = { category: 'Vehicle Enquiry', value: 'Yes' }"],
  ['units', 'const km = (n) => `${n} km`'],
  ['names of fields', "const FORM = { fields: ['Vehicle Model'], required: ['Vehicle Model'] }"],
  ['faults of a class', 'class Gone extends Error { constructor(id) { super(`Dealer ${id} is gone`) } }'],
  ['faults for developers', "function f() { throw new Error('No such place.') }"],
]

/** Each code is a file: the linter reads all of them in one run. */
const CODES = [...FOUND.map(([, code]) => code), EARLY, ...LEFT.map(([, code]) => code)]
const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-lint-'))
let faults: { message: string; filename: string }[] = []

beforeAll(() => {
  for (const [at, code] of CODES.entries()) writeFileSync(path.join(dir, `${at}.tsx`), code)
  const config = path.join(dir, 'lint.json')
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [path.resolve('scripts/lint/words.mjs')],
      categories: { correctness: 'off' },
      rules: { 'words/in-table': 'error' },
    }),
  )
  const { stdout } = spawnSync('npx', ['oxlint', '-c', config, '-f', 'json', dir], { encoding: 'utf8' })
  faults = JSON.parse(stdout).diagnostics
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const { outside, early } = phrasesInTable.meta.messages
const faultsOf = (code: string): string[] =>
  faults
    .filter(({ filename }) => path.basename(filename) === `${CODES.indexOf(code)}.tsx`)
    .map(({ message }) => message)

describe('the lint for phrases', () => {
  it.each(FOUND)('finds %s', (_what, code) => expect(faultsOf(code)).toEqual([outside]))

  it('finds what is said before the dealer is known', () => expect(faultsOf(EARLY)).toEqual([early]))

  it.each(LEFT)('leaves %s', (_what, code) => expect(faultsOf(code)).toEqual([]))
})
