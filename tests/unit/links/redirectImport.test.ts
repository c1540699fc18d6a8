import { describe, expect, it } from 'vitest'
import { hasPage } from '@/domain/links/hasPage'
import { importLines } from '@/domain/redirectImport'

const known = { rules: [{ from: '/specials', to: '/special-offers' }], pages: new Set(['about-us']) }
const run = (text: string) => importLines(text, known, ['dealer.example'])
const refusals = (text: string) => run(text).map(({ refusal }) => refusal)

describe('N14 old addresses are pasted', () => {
  it.each([
    ['commas', '/a,/b\n/c,/d'],
    ['tabs of a spreadsheet', '/a\t/b\r\n/c\t/d\r\n'],
    ['semicolons, titles and an empty line', 'from;to\n/a;/b\n\n/c;/d'],
    ['quotes and spaces', '"/a" , "/b"\n  /c, /d  '],
    ['whole addresses', 'https://old.example/a,https://dealer.example/b\nhttp://old.example/c,/d'],
  ])('%s', (_, text) => {
    expect(run(text).map(({ from, to, refusal }) => [from, to, refusal])).toEqual([
      ['/a', '/b', ''],
      ['/c', '/d', ''],
    ])
  })
  it('another website stays whole', () => {
    expect(run('/a,https://maker.example/x')[0]?.to).toBe('https://maker.example/x')
  })
  it.each([
    ['/a', 'with a comma between them'],
    [',/b', 'with a comma between them'],
    ['a,/b', 'Begin the old address with a single /'],
    ['//evil.example,/b', 'Begin the old address with a single /'],
    ['/a.php?id=3,/b', 'Leave out what comes after ?'],
    ['/a,b', 'Lead to a path such as /offers'],
    ['/a,javascript:alert(1)', 'Lead to a path such as /offers'],
    ['/specials,/b', 'There is a redirect from this address already.'],
    ['/search,/b', 'The site itself answers this address'],
    ['/about-us,/b', 'One of your pages has this address.'],
    ['/special-offers2,/specials\n/x,/y', ''],
  ])('%j: …%s', (text, words) => {
    expect(refusals(text)[0]).toContain(words)
  })
  it('a line counts for those after it', () => {
    expect(refusals('/a,/b\n/A/,/c\n/b,/a')).toEqual([
      '',
      'This old address is on line 1 already.',
      'With the other redirects this leads back to where it starts.',
    ])
  })
})

it.each([
  ['/special-offers', true],
  ['/search/used-cars?make=Toyota', true],
  ['/About-Us/#team', true],
  ['/old-team', true],
  ['https://maker.example/x', true],
  ['/abuot-us', false],
  ['/offers/long-gone', false],
])('N14 whether a page answers at %s: %s', (to, answers) => {
  expect(hasPage(to, ['/about-us', '/old-team', '/offers/winter'])).toBe(answers)
})
