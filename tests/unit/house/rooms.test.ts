/** Tables in documents, checked against the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

it('CONTRIBUTING.md is read in a few minutes', () =>
  expect(readFileSync('CONTRIBUTING.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60))

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

it('CONTRIBUTING.md names every word of core and features', () => {
  const words = ['core', 'features'].flatMap((room) =>
    readdirSync(`src/${room}`).map((word) => `${room}/${word}`),
  )
  const text = readFileSync('CONTRIBUTING.md', 'utf8')
  const named = matches(text, /`((?:core|features)\/[\w-]+)`/g)
  expect(words.length).toBeGreaterThan(20)
  expect(named).toEqual(words.sort())
})

it('docs/calls.md lists every call of a site and of staff, and none that is gone', () => {
  const folders = readdirSync('src/app/api', { recursive: true, encoding: 'utf8' })
  const routes = folders
    .filter((file) => file.endsWith('route.ts') && !/^v1\/|\[\[\.\.\./.test(file))
    .map((file) => `/api/${file.slice(0, -'/route.ts'.length).replace(/\[(\w+)\]/g, '{$1}')}`)
  const listed = matches(readFileSync('docs/calls.md', 'utf8'), /^\| `[A-Z, ]+ (\/api\/[^`?]*)/gm)
  expect(routes.length).toBeGreaterThan(40)
  expect([...new Set(listed)]).toEqual(routes.sort())
})

const glossary = readFileSync('docs/glossary.md', 'utf8')
const explained = new Set(
  matches(glossary, /^\| ([^|`]+) \|/gm).flatMap((first) => first.split(',').map((word) => word.trim())),
)
const one = (word: string) => word.replace(/(?<=search|address)es$|(?<=[a-z])s$/, '')
const spellings = (word: string) => [word, one(word), one(word).replaceAll('-', ' ')]
const isExplained = (word: string) => spellings(word).some((spelling) => explained.has(spelling))

it('the glossary explains each word that names a folder of core and features', () => {
  const words = ['core', 'features'].flatMap((room) => readdirSync(`src/${room}`))
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word) => !isExplained(word))).toEqual([])
})

it('a table is called by its word, or the glossary says which word it belongs to', () => {
  const tables = readdirSync('src/collections', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'hooks')
    .flatMap(({ name }) =>
      matches(readFileSync(`src/collections/${name}/index.ts`, 'utf8'), /\bslug: '([\w-]+)'/g),
    )
  const listed = Object.fromEntries(
    [...glossary.matchAll(/^\| `([\w-]+)`\s*\| ([^|]+?)\s*\|$/gm)].map(([, table = '', word = '']) => [
      table,
      word,
    ]),
  )
  expect(tables.length).toBeGreaterThan(40)
  expect(Object.keys(listed)).toEqual(tables.filter((table) => !isExplained(table)).sort())
  expect(Object.values(listed).filter((word) => !explained.has(word))).toEqual([])
})

it('docs/changes.md names no file that is gone', () => {
  const changes = readFileSync('docs/changes.md', 'utf8')
  const paths = matches(changes, /`((?:src|tests|docs|scripts)\/[^`]+)`/g)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((file) => !existsSync(file))).toEqual([])
})
