import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import ts from 'typescript-eslint'
import { phrasesInTable } from '../../../scripts/lint/words.mjs'

const faults = (code: string): string[] =>
  new Linter()
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
          plugins: { words: { rules: { 'in-table': phrasesInTable } } },
          rules: { 'words/in-table': 'error' },
        },
      ],
      'Part.tsx',
    )
    .map(({ messageId }) => messageId ?? '')

describe('the lint for phrases', () => {
  it.each([
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
  ])('finds %s', (_what, code) => expect(faults(code)).toEqual(['outside']))

  it('finds what is said before the dealer is known', () =>
    expect(faults("const NONE = t('Nothing matches.')")).toEqual(['early']))

  it.each([
    ['phrases of the table', "const A = () => <p title={t('Close')}>{t('Book {time}', { time })}</p>"],
    ['marked phrases', "const ROWS = [{ label: phrase('Privacy policy'), href: '/privacy' }]"],
    ['signs and figures', 'const A = ({ n }) => <p>({n}) · {`${n}%`}</p>'],
    [
      'classes, addresses and ids',
      'const A = () => <a className="btn btn--line" href="/search" id="find" />',
    ],
    ['what is compared', "const A = ({ x }) => <p>{x === 'Left to pay' && t('Pay')}</p>"],
    ['what is stored', "const LEAD = { category: 'Vehicle Enquiry', value: 'Yes' }"],
    ['units', 'const km = (n) => `${n} km`'],
    ['names of fields', "const FORM = { fields: ['Vehicle Model'], required: ['Vehicle Model'] }"],
    ['faults of a class', 'class Gone extends Error { constructor(id) { super(`Dealer ${id} is gone`) } }'],
    ['faults for developers', "function f() { throw new Error('No such place.') }"],
  ])('leaves %s', (_what, code) => expect(faults(code)).toEqual([]))
})
