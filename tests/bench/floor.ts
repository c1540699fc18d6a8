import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

const DIR = path.resolve('tests/bench/floor')
const PORT = 3178
const CARDS_MAX = 400

export interface Floor {
  port: number
  /** The address of a page that is about as many bytes long as this one. */
  sameBytes(html: string): string
  /** The address of a page with about as much to show: its HTML without scripts, where Next repeats it as data. */
  sameMarkup(html: string): string
  /** The address of an empty route handler that sends as many bytes. */
  jsonOf(bytes: number): string
  stop(): void
}

const address = (cards: number) => `/list?cards=${cards}`
const read = async (cards: number) => (await fetch(`http://127.0.0.1:${PORT}${address(cards)}`)).text()
const bytesOf = (html: string): number => Buffer.byteLength(html)
const markupOf = (html: string): number => bytesOf(html.replace(/<script\b.*?<\/script>/gs, ''))

/** A bare dynamic Next page of any size, in a process of its own: what an uncached page is measured against. */
export async function startFloor(): Promise<Floor> {
  // With webpack: the other bundler takes the whole project for its root, instrumentation included.
  if (!existsSync(path.join(DIR, '.next/BUILD_ID')))
    execFileSync('npx', ['next', 'build', '--webpack', DIR], { stdio: 'ignore' })
  const child = spawn('node', [path.join(DIR, 'server.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (
    let tries = 0;
    tries < 100 && !(await fetch(`http://127.0.0.1:${PORT}${address(1)}`).catch(() => null))?.ok;
    tries++
  )
    await setTimeout(100)
  const [empty, full] = [await read(0), await read(CARDS_MAX)]
  const like = (measure: (html: string) => number) => (html: string) =>
    address(
      Math.max(
        1,
        Math.round(((measure(html) - measure(empty)) / (measure(full) - measure(empty))) * CARDS_MAX),
      ),
    )
  return {
    port: PORT,
    sameBytes: like(bytesOf),
    sameMarkup: like(markupOf),
    jsonOf: (bytes) => `/json?bytes=${bytes}`,
    stop: () => void child.kill('SIGTERM'),
  }
}
