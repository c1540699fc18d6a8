/** The JavaScript that a page makes a phone load before it responds: one library too many in a client file shows here. */
import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { pageScripts } from '../helpers/pageScripts'
import { ask, expect, test } from './fixtures'

const SLUG = 'westside-motors'
/** Next and React are 130 kB of it. */
const MOST_KB = 151
const PAGES = ['/', '/search/used-cars', '/garage', '/compare', '/contact-us', '/finance', '/sell-my-car']

async function scriptKb(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await ask(request, SLUG, path)).text()
  const files = pageScripts(html)
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await (await ask(request, SLUG, file)).body()).length),
  )
  expect(sizes.length, path).toBeGreaterThan(4)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

test('no page brings more than 151 kB of JavaScript @desktop', async ({ request }) => {
  const list = await (await ask(request, SLUG, '/search/used-cars')).text()
  const car = /href="(\/cars\/[^"#?/]+)"/.exec(list)?.[1] ?? ''
  expect(car).not.toBe('')
  const heavy: string[] = []
  for (const path of [...PAGES, car]) {
    const kb = await scriptKb(request, path)
    if (kb > MOST_KB) heavy.push(`${path}: ${kb.toFixed(1)} kB`)
  }
  expect(heavy).toEqual([])
})
