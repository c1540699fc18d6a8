/** Pages of every type are valid HTML, as the built server sends them: the checker's rules of the standard, none of style. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { oneOfEachType, sitemapPaths, UNLISTED } from '../../helpers/sitemap'
import { inFull } from '../../helpers/full'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'missing-doctype': 'error', 'no-missing-references': 'error' },
})
/** They share their templates. */
const DEALERS = inFull(['harbour-toyota', 'westside-motors', 'outback-caravans'], ['westside-motors'])
let dataDir = ''
let app: AppProcess
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-html-'))
  app = await startApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it.each(DEALERS)('Q6 every type of page of %s is valid HTML', async (dealer) => {
  const host = `${dealer}.localhost`
  const paths = await sitemapPaths(async (at) => (await app.ask({ host, path: at })).text)
  expect(paths.length).toBeGreaterThan(40)
  const faults = new Map<string, string>()
  for (const at of [...oneOfEachType(paths), ...UNLISTED]) {
    const { status, text, headers } = await app.ask({ host, path: at })
    if (status >= 300 && status < 400) continue
    expect(headers['content-type'], at).toMatch(/^text\/html/)
    const { results } = await checker.validateString(text)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.set(`${ruleId}: ${message} ${selector ?? ''}`, at)
  }
  expect([...faults].map(([fault, at]) => `${at} ${fault}`)).toEqual([])
})
