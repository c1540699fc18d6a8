/** Early presses are repeated once the page's scripts are there: none is lost, and none is done twice. */
import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from './fixtures'
import { carsOf } from './carsOf'
import { heldScripts } from './heldScripts'
import { siteOf } from './setup'

const site = siteOf('westside-motors')
const list = `${site}/search/used-cars`

/** The page is loaded; its scripts wait until this is called. */
async function withoutScripts(page: Page, at: string): Promise<() => void> {
  const release = await heldScripts(page)
  await page.goto(at)
  return () => release(0)
}

/** A press that begins before the page's code is there, and ends after it. */
async function pressThroughStart(page: Page, at: string, target: Locator): Promise<void> {
  const release = await withoutScripts(page, at)
  await target.hover()
  await page.mouse.down()
  release()
  await ready(page)
  // The code of a part comes after the page's own.
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
}

test('S21 the form of a car opens for a press that came too early @phone', async ({ page, faults }) => {
  const release = await withoutScripts(page, list)
  await page.locator('main .card a[data-ask]').first().click()
  await expect(page).toHaveURL(list)
  release()
  await expect(page.locator('dialog.dlg--ask').getByLabel('Full name')).toBeVisible()
  expect(faults).toEqual([])
})

test('G1 G2 a heart and a comparison that were pressed too early are kept, and shown so @phone', async ({
  page,
  faults,
}) => {
  const release = await withoutScripts(page, list)
  const heart = page.locator('main .card [data-favourite]').first()
  const compare = page.locator('main .card [data-compare]').nth(1)
  // Pressed again for want of an answer.
  await heart.click()
  await heart.click()
  await compare.check({ force: true })
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(compare).toBeChecked()
  const stored = () =>
    page.evaluate(() => ['favourites', 'compare'].map((name) => localStorage.getItem(name)))
  await expect.poll(async () => (await stored()).map((one) => one?.match(/"id":/g)?.length)).toEqual([1, 1])
  expect(faults).toEqual([])
})

test('S15 more cars that were asked for too early come below @desktop', async ({ page, faults }) => {
  const release = await withoutScripts(page, list)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL(list)
  release()
  await expect(page.locator('[data-grid] article.card')).toHaveCount(42)
  expect(faults).toEqual([])
})

test('L8 the assistant that was asked for too early opens @phone', async ({ page, context, faults }) => {
  await context.route('**/chat-window/sample', (route) => route.abort())
  const release = await withoutScripts(page, site)
  await page.getByRole('link', { name: 'Ask our assistant' }).last().click()
  await expect(page).toHaveURL(`${site}/`)
  release()
  const panel = page.getByRole('dialog', { name: 'Ask our assistant' })
  await expect(panel.locator(':focus')).toHaveCount(1)
  expect(faults).toEqual([])
})

test('V20 a car that was chosen too early for the comparison is the one that is seen @phone', async ({
  page,
  request,
  faults,
}) => {
  const slugs = (await carsOf(request, 'westside-motors')).slice(0, 3).map(({ slug }) => slug)
  const release = await withoutScripts(page, `${site}/compare?cars=${slugs.join(',')}`)
  await page.getByLabel('Right car').selectOption('2')
  await page.getByRole('switch', { name: 'Differences only' }).uncheck()
  release()
  await expect(page.locator('.cmp thead th[data-c="2"]')).toBeVisible()
  await expect(page.locator('.cmp thead th[data-c="1"]')).toBeHidden()
  await expect(page.getByLabel('Right car')).toHaveValue('2')
  await expect(page).toHaveURL(/only=all/)
  await expect(page.getByRole('switch', { name: 'Differences only' })).not.toBeChecked()
  expect(faults).toEqual([])
})

test('S3 a group that was opened too early is still open in the next list @desktop', async ({ page }) => {
  const release = await withoutScripts(page, `${site}/search`)
  await page.getByText(/^Show all \d+ makes$/).click()
  release()
  const makes = page.locator('details[data-group="make"] input[name="make"]')
  const total = await makes.count()
  await page
    .locator('label.check', { has: page.locator('input[value="Toyota"]') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await expect(makes.locator('visible=true')).toHaveCount(total)
})

test('a page whose scripts fail leads by its links all the same @phone', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto(list)
  await page.locator('main .card a[data-ask]').first().click()
  await expect(page).toHaveURL(/\/(cars|contact)\/.+/)
})

test('L6 who goes on before the scripts of the first page came is known to have come by it @phone', async ({
  page,
}) => {
  await withoutScripts(page, `${site}/?utm_source=mail`)
  await page.unroute('**/_next/static/**/*.js')
  await page.goto(list)
  const way = () => page.evaluate(() => sessionStorage.getItem('visits'))
  await expect
    .poll(way)
    .toBe('{"visited_pages":["/","/search/used-cars"],"linked_query_params":{"utm_source":"mail"}}')
})

test('L3 a form that is sent too early is sent once, without a second step @phone', async ({
  page,
  faults,
}) => {
  const release = await withoutScripts(page, `${siteOf('harbour-toyota')}/contact-us`)
  const form = page.locator('form[action="/api/leads"]:visible').first()
  await form.getByLabel('Full name').fill('Early Person')
  await form.getByLabel(/^Email/).fill('early.person@example.com')
  await form.getByLabel(/message/i).fill('Are you open on Sunday?')
  for (const choice of ['What is it about?', 'Location'])
    await form.getByLabel(choice).selectOption({ index: 1 })
  await form.getByLabel(/terms/i).check()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) sent.push(request.url())
  })
  const send = form.getByRole('button', { name: /submit|send|enquire/i })
  await send.click()
  await send.click()
  release()
  await expect(page.locator('main')).toContainText(/L[2-9A-Z]{8}/)
  expect([sent.length, faults]).toEqual([1, []])
})

test('L10 a time that was chosen too early is the one that is booked @phone', async ({ page, faults }) => {
  const release = await withoutScripts(page, `${siteOf('outback-caravans')}/book-test-drive`)
  await page.locator('a.day').nth(1).click()
  const time = page.locator('input[name="start"]:not([disabled])').first()
  await time.check({ force: true })
  release()
  await expect(page.getByRole('button', { name: /^Book \w{3} / })).toBeVisible()
  await expect(time).toBeChecked()
  expect(faults).toEqual([])
})

test('L10 a day that is pressed while the page starts is taken: the strip does not move under the finger @phone', async ({
  page,
}) => {
  const day = page.locator('a.day').nth(1)
  await pressThroughStart(page, `${siteOf('outback-caravans')}/book-test-drive`, day)
  await expect(day).toHaveAttribute('aria-current', 'date')
})

test('L3 S2 a form is not replaced under the finger: its button sends it, its choice is chosen @phone', async ({
  page,
}) => {
  const form = page.locator('form[action="/api/leads"]:visible').first()
  await pressThroughStart(page, `${siteOf('harbour-toyota')}/contact-us`, form.locator('[type=submit]'))
  await expect(form.getByRole('alert').first()).toBeVisible()
  const used = page.locator('.finder__type label', { hasText: 'Used' })
  await pressThroughStart(page, `${site}/`, used)
  await expect(used.locator('input')).toBeChecked()
})
