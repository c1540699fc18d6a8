/**
 * Six filters ticked 40, 300 and 900 ms apart while every list comes 700 ms late: how many are in the address and in the boxes at
 * the end, and how many lists were requested on the way.
 */
import { chromium as browserOf, type Page } from '@playwright/test'
import { chromium } from '../e2e/setup'
import { SIX_TICKS, slowData, tickSix } from '../helpers/sixTicks'
import { startSite } from './siteServer'

const site = await startSite('touches')
const browser = await browserOf.launch({
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const address = `http://westside-motors.localhost:${site.port}/search`

/** No answer is on its way, and none was for as long as one takes. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

const rows = []
for (const apart of [40, 300, 900]) {
  const page = await browser.newPage()
  await slowData(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  let lists = 0
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('_rsc')) lists++
  })
  await tickSix(page, apart)
  await page.waitForFunction(() => !/…/.test(document.querySelector('#results-count')?.textContent ?? '…'))
  await settled(page)
  const inAddress = SIX_TICKS.filter(([name, value]) =>
    new URL(page.url()).searchParams.getAll(name).includes(value),
  )
  const ticked = await page.evaluate(
    (six) =>
      six.filter(
        ([name, value]) =>
          document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.checked,
      ).length,
    SIX_TICKS,
  )
  rows.push({
    'ms apart': apart,
    ticks: SIX_TICKS.length,
    'in the address': inAddress.length,
    'in the boxes': ticked,
    'lists asked for': lists,
    'goal: lost': 0,
    lost: SIX_TICKS.length - Math.min(inAddress.length, ticked),
  })
  await page.close()
}
console.table(rows)
await browser.close()
await site.stop()
