/** Tables that people read, held against what is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

it('CONTRIBUTING.md says what belongs in each room, once, and names none that is gone', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Rooms')
  const named = (table.match(/^\|.*?\|/gm) ?? []).join('\n')
  expect(matches(named, /`src\/([\w-]+)`/g)).toEqual(rooms.sort())
})

it('README.md lists every command of the operator', () => {
  const commands = matches(
    readFileSync('src/cli/client/index.ts', 'utf8'),
    /^ {2}'?([a-z][a-z -]*)'?: async/gm,
  )
  const [, table = ''] = readFileSync('README.md', 'utf8').split(/^\| operator command /m)
  const named = (table.split('\n\n')[0]?.match(/^\|.*?\|/gm) ?? []).join('\n')
  const listed = matches(named, /`([a-z][a-z-]*(?: [a-z][a-z-]*)?)/g)
  expect(commands.length).toBeGreaterThan(10)
  expect(listed).toEqual(commands)
})
