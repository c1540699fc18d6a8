/** A MongoDB for the store suite: MONGODB_TEST_URL, else mongod on the PATH, else a double in Java. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { isFull } from './full'

const run = promisify(execFile)
const DOUBLE = path.resolve('tests/helpers/mongo-double')
const CLASSPATH = path.resolve('.cache/mongo-double.classpath')

export interface TestMongo {
  /** Which one it is, in words, for the report of the run. */
  what: string
  url: string
  stop(): Promise<void>
}

const has = (command: string, flag: string) =>
  run(command, [flag]).then(
    () => true,
    () => false,
  )
const database = () => `forecourt_${randomBytes(6).toString('hex')}`

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stdin?.end()
  child.kill()
  await exit
}

function lineOf(child: ChildProcess, pattern: RegExp, wait: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the MongoDB for tests did not start in time')), wait)
    child.once('exit', () => reject(new Error('the MongoDB for tests ended at its start')))
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = pattern.exec(line)
        if (!found) return
        clearTimeout(late)
        resolve(found[1] ?? line)
      })
  })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() =>
          typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
        )
      })
  })

async function real(): Promise<TestMongo> {
  const port = await freePort()
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-mongo-'))
  const child = spawn('mongod', ['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await lineOf(child, /Waiting for connections/i, 30_000)
  return {
    what: 'mongod from the PATH',
    url: `mongodb://127.0.0.1:${port}/${database()}`,
    stop: () => ended(child),
  }
}

async function classpath(): Promise<string> {
  if (
    !existsSync(CLASSPATH) ||
    readFileSync(CLASSPATH, 'utf8')
      .split(path.delimiter)
      .some((jar) => !existsSync(jar.trim()))
  ) {
    mkdirSync(path.dirname(CLASSPATH), { recursive: true })
    await run('mvn', ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${CLASSPATH}`], {
      cwd: DOUBLE,
      timeout: 240_000,
    })
  }
  return readFileSync(CLASSPATH, 'utf8').trim()
}

async function double(): Promise<TestMongo> {
  const child = spawn('java', ['-cp', await classpath(), 'Main.java'], {
    cwd: DOUBLE,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const port = await lineOf(child, /listening on (\d+)/, 60_000)
  return {
    what: 'a MongoDB wire double (mongo-java-server; not MongoDB itself)',
    url: `mongodb://127.0.0.1:${port}/${database()}`,
    stop: () => ended(child),
  }
}

const hasDouble = async () => (await has('java', '-version')) && (await has('mvn', '--version'))

/** On MongoDB `npm test` runs the first tests of a suite, which show that the feature works there; `npm run test:full` runs all. */
export const isSmoke = (url: string | undefined): boolean => url !== undefined && !isFull

/** Null when this machine can run none of the three. */
export async function startMongo(provided: string | undefined): Promise<TestMongo | null> {
  if (provided) {
    const url = new URL(provided)
    url.pathname = `/${database()}`
    const what = process.env.MONGODB_TEST_NAME ?? 'MONGODB_TEST_URL'
    return { what, url: url.href, stop: () => Promise.resolve() }
  }
  if (await has('mongod', '--version')) return real()
  if (await hasDouble()) return double()
  return null
}
