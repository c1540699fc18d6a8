import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../helpers/redis'
import { onServerCore } from './cores'
import type { Target } from './load'

const DIR = path.resolve('tests/bench/floor')
const CARDS_MAX = 400

export interface Floor extends Target {
  /** The address of a page that is about as many bytes long as this one. */
  sameBytes(html: string): string
  /** The address of a page with about as much to show: its HTML without scripts, where Next repeats it as data. */
  sameMarkup(html: string): string
  /** The address of an empty route handler that sends as many bytes. */
  jsonOf(bytes: number): string
  stop(): void
}

const address = (cards: number) => `/list?cards=${cards}`
const bytesOf = (html: string): number => Buffer.byteLength(html)
const markupOf = (html: string): number => bytesOf(html.replace(/<script\b.*?<\/script>/gs, ''))

/** A bare dynamic Next page of any size, in a process of its own: what an uncached page is measured against. */
export async function startFloor(): Promise<Floor> {
  // With webpack: the other bundler takes the whole project for its root, instrumentation included.
  if (!existsSync(path.join(DIR, '.next/BUILD_ID')))
    execFileSync('npx', ['next', 'build', '--webpack', DIR], { stdio: 'ignore' })
  const port = await freePort()
  const ask = (cards: number) => fetch(`http://127.0.0.1:${port}${address(cards)}`)
  const read = async (cards: number) => (await ask(cards)).text()
  const [command, args] = onServerCore(process.execPath, [path.join(DIR, 'server.mjs')])
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  while (!(await ask(1).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The bare Next server stopped while starting')
    await setTimeout(100)
  }
  const [empty, full] = [await read(0), await read(CARDS_MAX)]
  const like = (measure: (html: string) => number) => (html: string) =>
    address(
      Math.max(
        1,
        Math.round(((measure(html) - measure(empty)) / (measure(full) - measure(empty))) * CARDS_MAX),
      ),
    )
  return {
    port,
    pid: child.pid ?? 0,
    sameBytes: like(bytesOf),
    sameMarkup: like(markupOf),
    jsonOf: (bytes) => `/json?bytes=${bytes}`,
    stop: () => void child.kill('SIGTERM'),
  }
}
