// Writes the list of words: each phrase that the source marks with t() or phrase().
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { phrasesIn } from './lib/phrases.mjs'

const TABLE = 'src/core/dealer/words/phrases.data.json'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', 'src'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file))

const phrases = new Set(files.flatMap((file) => phrasesIn(file, readFileSync(file, 'utf8'))))
const lines = [...phrases].sort().map((phrase) => JSON.stringify(phrase))
writeFileSync(TABLE, `[\n${lines.join(',\n')}\n]\n`)
