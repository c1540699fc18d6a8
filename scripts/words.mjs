// Writes the table of words: each phrase that the source marks with t() or phrase(), and where.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { phrasesIn } from './lib/phrases.mjs'

const TABLE = 'src/core/dealer/words/phrases.data.ts'
const HEAD = `/** Written by \`npm run generate:words\`: each phrase of the sites, and the files that say it. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = `

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', 'src'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && file !== TABLE)

const uses = new Map()
for (const file of files.sort())
  for (const phrase of phrasesIn(file, readFileSync(file, 'utf8')))
    uses.set(phrase, new Set([...(uses.get(phrase) ?? []), file.replace('src/', '')]))

const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([phrase, where]) => [phrase, [...where]])
writeFileSync(TABLE, HEAD + JSON.stringify(Object.fromEntries(sorted)))
execFileSync('npx', ['oxfmt', TABLE])
