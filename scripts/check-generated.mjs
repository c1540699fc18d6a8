// Generated files are committed; this fails when they are older than what they are made from.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const FILES = [
  'src/payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/core/dealer/words/phrases.data.json',
  'docs/licences.md',
  'clients/typescript/forecourt.ts',
  'clients/python/forecourt.py',
]
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const before = FILES.map(read)
const COMMANDS = ['words', 'types', 'importmap', 'licences', 'clients'].map((name) => `generate:${name}`)
for (const command of COMMANDS) {
  const shell = process.platform === 'win32'
  const result = spawnSync('npm', ['run', '--silent', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  })
  if (result.status !== 0) process.exit(1)
}
const stale = FILES.filter((file, at) => read(file) !== before[at])
if (stale.length) console.error(`Stale generated files were written again: commit ${stale.join(' and ')}.`)
process.exit(stale.length ? 1 : 0)
