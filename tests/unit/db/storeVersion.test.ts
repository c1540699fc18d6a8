import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STOPS } from '@/db/mongo/admission'
import { stepsToDo } from '@/db/storeVersion'

const named = (...names: string[]) => names.map((name) => ({ name }))
const [OLD, STEP, ALL, NEW] = [
  '20260101_000000_old',
  '20260102_000000_step',
  '20260103_000000_all',
  '20260104_000000_new',
]
const of = {
  former: named(STEP),
  migrations: named(ALL, NEW),
  oldest: OLD,
  none: ({ name }: { name: string }) => ({ name: `${name}, as it is` }),
}

it.each<[string, string[], string[]]>([
  ['a new one', [], [ALL, NEW]],
  ['one of today', [ALL, NEW], []],
  ['one of the version before', [ALL], [NEW]],
  ['the oldest', [OLD], [STEP, `${ALL}, as it is`, NEW]],
  ['one with all former steps', [OLD, STEP], [`${ALL}, as it is`, NEW]],
  ['one of today that was the oldest once', [OLD, STEP, ALL, NEW], []],
  ['one with rows that are no migrations', ['zz-not-a-migration', ALL, NEW], []],
])('%s gets what it lacks, in order', (_, stored, steps) =>
  expect(stepsToDo(stored, of).map(({ name }) => name)).toEqual(steps),
)

it.each<[string, string[], RegExp]>([
  [
    'newer',
    [ALL, NEW, '20260105_000000_next'],
    /a newer version .*\(20260105_000000_next\).*upgrade undo.*Nothing was changed\.$/,
  ],
  ['of a version that was withdrawn', [ALL, '20260103_120000_branch', NEW], /\(20260103_120000_branch\)/],
  [
    'too old',
    ['20251231_000000_older'],
    /before 27 November 2026.*Start the version that made it.*Nothing was changed\.$/,
  ],
])('one that is %s is refused', (_, stored, sentence) =>
  expect(() => stepsToDo(stored, of)).toThrow(sentence),
)

it('the operations name each change that needs a stop', () => {
  const listed = readFileSync('docs/operations/upgrade.md', 'utf8').match(/(?<=^\| `)\d{8}_\d{6}_\w+/gm)
  expect(listed).toEqual(STOPS)
})

/** SQLite changes the default of a column so: the table has its name again, and `upgrade.test.ts` that it has its columns. */
const MADE_AGAIN = /DROP TABLE (\w+);.{1,40}ALTER TABLE __new_\1 RENAME TO \1;/gs

/** A process of the version before reads and writes what it knows: only what is taken away, or gets another name, is in its way. */
const takesAway = (source: string): boolean =>
  /\b(?:DROP (?:TABLE|COLUMN)|RENAME (?:TO|COLUMN))\b/i.test(
    (source.split('export async function down')[0] ?? '').replace(MADE_AGAIN, ''),
  )

it.each([
  ['ALTER TABLE `cars` ADD `badge` text;', false],
  ['CREATE TABLE `x` (id text)} export async function down() { DROP TABLE `x` }', false],
  ['ALTER TABLE `cars` DROP COLUMN `badge`;', true],
  ['ALTER TABLE a RENAME TO b', true],
  ['DROP TABLE a; ALTER TABLE __new_a RENAME TO a;', false],
  ['DROP TABLE b; ALTER TABLE __new_a RENAME TO a;', true],
])('%s needs a stop: %s', (source, stop) => expect(takesAway(source)).toBe(stop))

it('a migration that takes something away from processes of before is a stop', () => {
  const [, ...later] = readdirSync('src/db/migrations')
    .filter((name) => /^\d.*\.ts$/.test(name))
    .toSorted()
  const needed = later.filter((name) => takesAway(readFileSync(`src/db/migrations/${name}`, 'utf8')))
  expect(needed.map((name) => name.replace('.ts', ''))).toEqual(STOPS)
})
