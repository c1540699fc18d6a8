import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const MODULE = pathToFileURL(path.resolve('scripts/lib/build.mjs')).href
const STAMP = '.next/forecourt-build'

/** A folder with one source, and what a build of it leaves. */
function project() {
  const cwd = mkdtempSync(path.join(tmpdir(), 'forecourt-built-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true })
    writeFileSync(path.join(cwd, file), text)
  }
  const run = (code: string) =>
    execFileSync(process.execPath, ['-e', `import(${JSON.stringify(MODULE)}).then((m) => ${code})`], {
      cwd,
      encoding: 'utf8',
    }).trim()
  write('src/page.ts', 'one')
  for (const made of ['BUILD_ID', 'forecourt-server.mjs', 'forecourt-parser.cjs']) write(`.next/${made}`, '')
  write(STAMP, `${run('console.log(m.sourceHash())')} times`)
  return {
    write,
    isBuilt: () => run('console.log(m.isBuilt())') === 'true',
    stamp: () => readFileSync(path.join(cwd, STAMP), 'utf8'),
    touch: (file: string) => utimesSync(path.join(cwd, file), 0, 0),
  }
}

it('sources with other times and the same content are built, and the next start opens none of them', () => {
  const { isBuilt, stamp, write, touch } = project()
  const first = stamp()
  expect(isBuilt()).toBe(true)
  const second = stamp()
  expect(second).not.toBe(first)
  expect(second.split(' ')[0]).toBe(first.split(' ')[0])
  expect([isBuilt(), stamp()]).toEqual([true, second])
  write('src/page.ts', 'one')
  touch('src/page.ts')
  expect([isBuilt(), stamp() === second]).toEqual([true, false])
})

it('other content of the same size is not built, whatever the time of the file says', () => {
  const { isBuilt, write, touch } = project()
  touch('src/page.ts')
  expect(isBuilt()).toBe(true)
  write('src/page.ts', 'two')
  touch('src/page.ts')
  expect(isBuilt()).toBe(false)
})

it.each(['src/more.ts', 'tenants/one/tenant.ts'])(
  '%s more is not built; stock and pictures need no build',
  (file) => {
    const { isBuilt, write } = project()
    write('tenants/one/stock.json', '[]')
    expect(isBuilt()).toBe(true)
    write(file, '')
    expect(isBuilt()).toBe(false)
  },
)
