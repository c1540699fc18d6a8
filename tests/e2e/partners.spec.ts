/** Scripts of partners in their frames: what a page is while one fails, loops, floods or does not come. Their host is a stub. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, expect, overflow, ready, signIn, test } from './fixtures'
import { integrator } from './integrator'
import { platform, TENANTS } from './setup'
import { bar, button, ownDealer, save, siteWith } from './trackedSite'

const HOST = 'https://widgets.partner.example'
const PLACES = ['media', 'badge', 'price', 'payment', 'action', 'banner']
const everywhere = (file: string) => Object.fromEntries(PLACES.map((place) => [place, `${HOST}/${file}.js`]))

const SCRIPTS: Readonly<Record<string, string>> = {
  good: 'show(`<p>Rated ${car.make} at ${place}</p><a href="https://www.partner.example/${car.stocknum}">More</a>`)',
  throws: 'throw new Error("no")',
  loops: 'for (;;);',
  nodes: 'show("<i></i>".repeat(1e6))',
  memory: 'const all = []; for (;;) if (all.length < 50) all.push(new Array(1e6).fill(all.length))',
  calls: 'for (;;) show("<p>again</p>")',
  large: `/*${'x'.repeat(200_000)}*/ show('<p>too large</p>')`,
  ways: 'show(`<p>${[typeof fetch, typeof postMessage, typeof XMLHttpRequest, typeof WebSocket, typeof importScripts, typeof Worker].join()}</p><img src="https://widgets.partner.example/seen.png"><meta http-equiv="refresh" content="0;url=https://widgets.partner.example/page">`)',
}

/** What was asked of the partner's host. */
async function stub(page: Page): Promise<URL[]> {
  const sent: URL[] = []
  await page.context().route(
    ({ hostname }) => hostname.endsWith('partner.example'),
    async (route) => {
      const url = new URL(route.request().url())
      sent.push(url)
      const name = /^\/(\w+)\.js$/.exec(url.pathname)?.[1] ?? ''
      if (name === 'hangs') return
      const body = SCRIPTS[name]
      await route.fulfill({
        status: body === undefined ? 404 : 200,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: body ?? '',
      })
    },
  )
  return sent
}

let path: string | undefined
/** The site of the worker's own dealer with one car, and that car's page. */
async function carPage(page: Page, partners: object, when = 'at once'): Promise<string> {
  const site = await siteWith(page, { when, partners })
  const { slug } = ownDealer()
  if (!path) {
    const car = await integrator(page.request, slug, slug)('PUT', 'P-1', {
      ...{ make: 'Toyota', model: 'HiLux', year: 2021, car_type: 'used', price: 49850 },
      ...{ price_type: 'drive_away', km: 64210 },
    })
    path = `/cars/${car.slug}`
  }
  await expect.poll(async () => (await ask(page.request, slug, path ?? '')).status()).toBe(200)
  return site + path
}

const boxes = (page: Page) => page.locator('[data-place]')
const states = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((one) => (one instanceof HTMLElement ? one.dataset.state : '')))
const places = (page: Page) =>
  page
    .locator('main h1, [data-place]')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))
/** The longest time in which the page answered nothing. */
const longestHold = (page: Page, ms: number) =>
  page.evaluate(async (whole) => {
    let [last, longest] = [performance.now(), 0]
    const end = last + whole
    while (last < end) {
      await new Promise((resolve) => setTimeout(resolve))
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    return longest
  }, ms)

async function showAll(page: Page, opens = true): Promise<void> {
  for (const box of await boxes(page).all()) {
    await box.scrollIntoViewIfNeeded()
    if (opens) await expect(box).toHaveAttribute('data-state', /./)
  }
}

test('a good script fills each place of a car page and a card, with public facts alone @phone', async ({
  page,
  faults,
}) => {
  const address = await carPage(page, everywhere('good'))
  const sent = await stub(page)
  await page.goto(address)
  await ready(page)
  await expect(boxes(page)).toHaveCount(4)
  const before = await places(page)
  await showAll(page)
  await expect.poll(() => states(page)).toEqual(Array(4).fill('shown'))
  expect(await places(page)).toEqual(before)
  const inside = page.frameLocator('[data-place="payment"] iframe')
  await expect(inside.getByText('Rated Toyota at payment')).toBeVisible()
  expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toMatchObject({ stocknum: 'P-1', price: '49850' })
  const opened = page.context().waitForEvent('page')
  await inside.getByRole('link', { name: 'More' }).click()
  expect((await opened).url()).toBe('https://www.partner.example/P-1')
  await page.goto(new URL('/search', address).href)
  await ready(page)
  await showAll(page)
  // Cars that were looked at stand beside the list, with boxes of their own.
  await expect.poll(async () => [...new Set(await states(page))]).toEqual(['shown'])
  expect(await boxes(page).count()).toBeGreaterThanOrEqual(3)
  expect(await overflow(page)).toBe(0)
  expect(faults).toEqual([])
})

for (const [name, end] of [
  ['throws', 'failed'],
  ['loops', 'failed'],
  ['nodes', 'failed'],
  ['memory', 'failed'],
  ['large', 'failed'],
  ['away', 'failed'],
  ['hangs', 'failed'],
  ['calls', 'shown'],
] as const)
  test(`a script that ${name} moves nothing and holds nothing up`, async ({ page }) => {
    const address = await carPage(page, everywhere(name))
    await stub(page)
    await page.goto(address)
    await ready(page)
    await showAll(page)
    const before = await places(page)
    expect(await longestHold(page, 2000)).toBeLessThan(500)
    await page.locator('.buy__cta [data-ask]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    // Without scrollbars, as here, the lock of the scrolling makes the page narrower while it holds.
    await expect(page.locator('html[data-modal]')).toHaveCount(0)
    await expect.poll(() => states(page), { timeout: 25_000 }).toEqual(Array(4).fill(end))
    expect(await places(page)).toEqual(before)
    await expect(page.locator('[data-place="payment"] > a')).toBeVisible({ visible: end === 'failed' })
  })

test('a script has no way out of its worker, and its markup none out of the frame', async ({ page }) => {
  const address = await carPage(page, { payment: `${HOST}/ways.js` })
  const sent = await stub(page)
  await page.goto(address)
  await ready(page)
  await showAll(page)
  const inside = page.frameLocator('[data-place="payment"] iframe')
  await expect(inside.getByText(Array(6).fill('undefined').join())).toBeVisible()
  expect(await inside.locator('body').evaluate(() => self.origin)).toBe('null')
  await longestHold(page, 500)
  expect(sent.map(({ pathname }) => pathname)).toEqual(['/ways.js'])
})

test('nothing is asked of a partner before the yes, and nothing after a no', async ({ page }) => {
  const address = await carPage(page, { payment: `${HOST}/good.js` }, 'agreed')
  const sent = await stub(page)
  await page.goto(address)
  await expect(bar(page)).toContainText('May we show parts of widgets.partner.example')
  await showAll(page, false)
  expect(sent).toEqual([])
  await button(page, 'Allow').click()
  await expect.poll(() => states(page)).toEqual(['shown'])
  await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  const before = sent.length
  await button(page, 'No thanks').click()
  await showAll(page, false)
  expect(sent.length).toBe(before)
})

test('a frame answers its own dealer alone, and only an administrator sets its script', async ({ page }) => {
  await carPage(page, { badge: `${HOST}/good.js` })
  const own = ownDealer()
  const asFrame = { headers: { 'sec-fetch-dest': 'iframe' } }
  const status = async (dealer: string, place: string, options = {}) =>
    (await ask(page.request, dealer, `/partner-frame/${place}`, options)).status()
  expect(await status(own.slug, 'badge', asFrame)).toBe(200)
  expect(await status(own.slug, 'badge')).toBe(404)
  expect(await status(own.slug, 'price', asFrame)).toBe(404)
  for (const other of TENANTS) expect(await status(other, 'badge', asFrame)).toBe(404)
  for (const role of ['editor', 'dealer_admin']) {
    await page.context().clearCookies()
    await signIn(page, role, 'westside-motors')
    const answer = await save(own, page, { partners: { badge: `${HOST}/theirs.js` } })
    expect([403, 404]).toContain(answer.status())
  }
  await page.context().clearCookies()
  expect([401, 403, 404]).toContain((await save(own, page, { partners: {} })).status())
})

test('a partner tries a script in every place, and no address of ours shows it by itself', async ({
  page,
}) => {
  await stub(page)
  await page.goto(`${platform}/developers/partners`)
  await page.getByLabel('Address of the script').fill(`${HOST}/good.js`)
  await page.getByRole('button', { name: 'Try it in every place' }).click()
  const inside = page.locator('.partner--banner')
  await expect(inside).toHaveAttribute('data-state', 'shown')
  await expect(page.frameLocator('.partner--banner iframe').getByText('Rated Toyota at banner')).toBeVisible()
  await page.getByLabel('Address of the script').fill(`${HOST}/throws.js`)
  await page.getByRole('button', { name: 'Try it in every place' }).click()
  await expect(inside).toHaveAttribute('data-state', 'failed')
  const answer = await page.goto(`${platform}/developers/partners/frame?${randomUUID()}`)
  expect(answer?.status()).toBe(404)
})
