/** The duty on a price before it: off until the dealer has checked the table, then a fold below the price and a row of a comparison. */
import type { APIRequestContext, Page } from '@playwright/test'
import { ask, axe, expect, overflow, signIn, test } from './fixtures'
import { changeConfig, dealerConfig, stayHere } from './dealerConfig'
import { demoCar, isHere } from './demoCar'
import { platform, siteOf } from './setup'

const DEALER = 'westside-motors'
const before = (body: string) => (request: APIRequestContext) =>
  demoCar(
    request,
    DEALER,
    (car) => isHere(car) && car.price_type === 'egc' && car.simple_body === body && car.state === 'VIC',
  )
const suv = before('SUV')

async function unticked(page: Page): Promise<void> {
  await page.goto(`${platform}/admin`)
  expect(await changeConfig(page, DEALER, ({ duties: _, ...others }) => others)).toBe(200)
}

test('the estimate is off, then checked by the dealer, shown, compared, and off again @desktop', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { path, href } = await suv(request)
  const html = async () => (await ask(request, DEALER, path)).text()
  const bare = await html()
  expect(bare.includes('Estimate drive away')).toBe(false)

  await signIn(page, 'dealer_admin', DEALER)
  await stayHere(page)
  await page.goto(
    `${platform}/admin/collections/tenants/${(await dealerConfig(page, DEALER)).id}#settings-car-page`,
  )
  const box = page.getByRole('checkbox', { name: 'I have checked these rates' })
  await expect(page.getByText('Revenue NSW, as of 1 July 2025')).toBeVisible()
  await expect(page.getByText('Not covered: Australian Capital Territory.')).toBeVisible()
  await box.check()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  try {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Checked by .+ on .+: the table of 1 July 2025\.$/)).toBeVisible()

    const full = await html()
    expect(full.length - bare.length).toBeLessThan(4000)
    // What robots read has the advertised price alone.
    const data = (text: string) =>
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1]
    expect(data(full)).toBe(data(bare))

    await page.addInitScript(() => {
      window.vitals = { lcp: 0, cls: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (Reflect.get(entry, 'hadRecentInput') === false)
            window.vitals.cls += Number(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(href)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.vitals.cls)).toBe(0)
    const fold = page.locator('.rated', { hasText: 'Estimate drive away' })
    await expect(fold.locator('summary')).toHaveText('Estimate drive away in Victoria')
    const size = (of: string) =>
      page.locator(of).evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
    await fold.locator('summary').click()
    await expect(fold).toContainText(
      'Estimate, duties of State Revenue Office Victoria, sro.vic.gov.au as of 1 July 2025.',
    )
    await expect(fold).toContainText(
      'Registration and compulsory insurance come on top. Ask us for the exact price.',
    )
    await expect(fold.locator('dl').last()).toContainText('Australian Capital TerritoryNot covered')
    expect(await size('.buy .price__now')).toBeGreaterThan(await size('.rated dd >> nth=1'))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // What the header covers after a scroll is no part of this.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await fold.locator('dl').first().scrollIntoViewIfNeeded()
    await expect(fold.locator('dl').first()).toBeInViewport()

    const slugs = [path, (await before('Hatch')(request)).path].map((one) => one.replace('/cars/', ''))
    await page.goto(`${siteOf(DEALER)}/compare?cars=${slugs.join(',')}`)
    await expect(page.getByRole('row', { name: /^Duty, estimate/ })).toContainText(/\$[\d,]+ in VIC/)
    expect((await (await ask(request, DEALER, '/search')).text()).includes('drive away in')).toBe(false)
  } finally {
    await unticked(page)
  }
  expect((await html()).includes('Estimate drive away')).toBe(false)
})
