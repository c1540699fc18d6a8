import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const big = (page: Page) => page.locator('.calc__big')
const financedCar = async (page: Page, tenant: string): Promise<string> => {
  await page.goto(`${siteOf(tenant)}/search?range[weekly_price]=50:400`)
  const href = await page.locator('.card:has(.weekly) a[href^="/cars/"]').first().getAttribute('href')
  if (!href) throw new Error('no financed car')
  return href
}

test('F3 first figures are the server’s, and the browser works with the same ones @desktop', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('westside-motors')}/finance`)
  const result = async () => (await page.locator('.calc__big, .calc__out').allInnerTexts()).join()
  const server = await result()
  expect(server).toContain('8.42%')
  await page.getByLabel('Deposit').first().focus()
  await expect(page.locator('#loan-deposit-slide')).toHaveAttribute('aria-valuetext', /\$/)
  expect(await result()).toBe(server)
  expect(faults).toEqual([])
})

test('F3 by keyboard: typing, sliders, choices @desktop', async ({ page }) => {
  await page.goto(`${siteOf('harbour-toyota')}/finance`)
  const deposit = page.locator('#loan-deposit')
  await deposit.focus()
  await expect(page.locator('#loan-deposit-slide')).toHaveAttribute('aria-valuetext', /\$/)
  await expect(deposit).toBeFocused()
  await page.locator('#loan-price').fill('42,291')
  await deposit.fill('0')
  await expect(page.locator('.calc__out')).toContainText('$850.44')
  await expect(big(page)).toContainText('$196')
  await deposit.fill('lots')
  await expect(page.locator('#loan-deposit-e')).toContainText('Type dollars')
  await expect(big(page)).toContainText('$196')
  await deposit.fill('4,291')
  await page.keyboard.press('Tab')
  await expect(deposit).toHaveValue('$4,291')
  await expect(page.locator('#loan-deposit-slide')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(deposit).not.toHaveValue('$4,291')
  await page.locator('#loan-months-60').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('#loan-months-48')).toBeChecked()
  await page.locator('#loan-rate').fill('9%')
  await expect(big(page)).toContainText('9.77%')
})

test('F3 text typed before the scripts arrive is kept @desktop', async ({ page }) => {
  await page.route('**/_next/static/**', async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  await page.goto(`${siteOf('westside-motors')}/finance`, { waitUntil: 'commit' })
  await page.locator('#loan-deposit').fill('10000')
  await expect(page.locator('#loan-deposit-slide')).toHaveAttribute('aria-valuetext', '$10,000')
  await expect(page.locator('#loan-deposit')).toBeFocused()
})

test('F3 on a phone the figures follow while the keyboard is up @phone', async ({ page }) => {
  await page.goto(`${siteOf('westside-motors')}/finance`)
  // Nobody has touched it: its code came because it stands in the window.
  await expect(page.locator('#loan-deposit-slide')).toHaveAttribute('aria-valuetext', /\$/)
  const before = await big(page).innerText()
  await page.locator('#loan-deposit').fill('12000')
  await expect(page.locator('#loan-deposit')).toBeFocused()
  await expect(big(page)).not.toHaveText(before)
})

test('F5 the comparison rate is as large as the repayment, with its warning in view', async ({ page }) => {
  const href = await financedCar(page, 'westside-motors')
  const sizes = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
  const card = await sizes('.card .weekly >> nth=0 >> b')
  expect(new Set(card).size).toBe(1)
  await page.goto(siteOf('westside-motors') + href)
  for (const selector of ['.buy__price .weekly b', '.calc__big b']) {
    const found = await sizes(selector)
    expect(found).toHaveLength(2)
    expect(new Set(found).size).toBe(1)
  }
  await expect(page.locator('.buy__box').getByText('WARNING: This comparison rate')).toBeVisible()
  await expect(page.locator('.calc__out')).toContainText('WARNING: This comparison rate')
  await expect(page.locator('.calc__out')).toContainText(/Plainfield Car Loans, Australian Credit Licence/)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('F2 the lender’s terms: a spinner while they load, a text when they do not @desktop', async ({
  page,
}) => {
  const href = await financedCar(page, 'westside-motors')
  let fail = true
  await page.route('**/api/cars/*/finance', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await (fail ? route.abort() : route.continue())
  })
  await page.goto(siteOf('westside-motors') + href)
  await page.getByRole('button', { name: 'Read the lender’s terms' }).click()
  await expect(page.locator('.terms .spin')).toBeVisible()
  await expect(page.locator('.terms')).toContainText('did not load')
  await expect(page.locator('.terms .spin')).toHaveCount(0)
  fail = false
  await page.getByRole('button', { name: 'Read the lender’s terms' }).click()
  await expect(page.locator('#finance [role=status].fineprint')).toContainText('approved applicants')
})

test('F3 the answer stands first, in the first window, and what changes it below', async ({ page }) => {
  for (const tenant of ['harbour-toyota', 'westside-motors']) {
    await page.goto(`${siteOf(tenant)}/finance`)
    // The live calculator has taken the place of the server's.
    await expect(page.locator('#loan-deposit-slide')).toHaveAttribute('aria-valuetext', /\$/)
    const [answer, first] = await Promise.all([
      big(page).boundingBox(),
      page.locator('.calc__in').boundingBox(),
    ])
    const bottom = (answer?.y ?? 0) + (answer?.height ?? Infinity)
    expect(bottom).toBeLessThanOrEqual(first?.y ?? 0)
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})

// faults: B5, B6
test('N6 Get Finance knows the car, in one hop @phone', async ({ page, request }) => {
  const href = await financedCar(page, 'westside-motors')
  await page.goto(siteOf('westside-motors') + href)
  const title = (await page.locator('h1').innerText()).split('\n')[0] ?? ''
  await page.getByRole('link', { name: 'Get Finance' }).first().click()
  await page.waitForURL(/\/finance\?car_id=.*#finance-form$/)
  await expect(page.locator('.calc__car img')).toBeVisible()
  await expect(page.locator('.calc__car')).toContainText(title)
  await expect(page.locator('#finance-form textarea')).toHaveValue(new RegExp(title))
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axe(page)).toEqual([])

  const id = new URL(page.url()).searchParams.get('car_id') ?? ''
  for (const address of ['/car-finance/', '/car-finance', '/finance-enquiry', '/apply-for-finance']) {
    const answer = await ask(request, 'westside-motors', `${address}?car_id=${id}&car_type=used`)
    expect([301, 307, 308]).toContain(answer.status())
    const to = new URL(answer.headers().location ?? '', 'http://x')
    expect([to.pathname, to.searchParams.get('car_id'), to.searchParams.get('car_type')]).toEqual([
      '/finance',
      id,
      'used',
    ])
  }
  await page.goto(`${siteOf('westside-motors')}/personalised/finance?car_id=${id}`)
  await expect(page.locator('h1')).toContainText(title)
  await expect(page.locator('#finance-form form')).toBeVisible()
})

test('N6 a link fills in budget, type and dealership @desktop', async ({ page }) => {
  await page.goto(
    `${siteOf('westside-motors')}/finance?vehiclePriceBudget=25000&car_type=used&preferredDealership=westside-geelong`,
  )
  await expect(page.locator('#loan-price')).toHaveValue('$25,000')
  await expect(page.locator('#finance-form textarea')).toHaveValue(/used car for up to \$25,000/)
  const harbour = `${siteOf('harbour-toyota')}/finance`
  const yards = page.locator('#finance-form select[name="location"]')
  await page.goto(harbour)
  await expect(yards).toHaveCount(1)
  // The yard of a dealership that the link names is known, so it is not asked.
  await page.goto(`${harbour}?preferredDealership=harbour-noosaville`)
  await expect(page.locator('#finance-form')).toContainText('Goes to Harbour Toyota Noosaville.')
  await expect(yards).toHaveCount(0)
})

test('F3 without scripts the figures come from the server @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteOf('harbour-toyota')}/finance`)
  await page.locator('#loan-price').fill('42291')
  await page.locator('#loan-deposit').fill('0')
  await page.getByRole('button', { name: 'Work out' }).click()
  await expect(page.locator('.calc__out')).toContainText('$850.44')
  await context.close()
})

test('T2 a dealer without finance: no address, no button, nothing in JSON @desktop', async ({
  page,
  request,
}) => {
  for (const address of ['/finance', '/car-finance', '/finance-enquiry', '/personalised/finance?car_id=x'])
    expect((await ask(request, 'outback-caravans', address)).status(), address).toBe(404)
  const list = await (await ask(request, 'outback-caravans', '/api/cars/search')).text()
  expect(list).not.toContain('finance_lenders')
  await page.goto(`${siteOf('outback-caravans')}/search`)
  await page.locator('a[href^="/cars/"]').first().click()
  await page.waitForURL(/\/cars\//)
  await expect(page.locator('a[href*="finance"]')).toHaveCount(0)
})
