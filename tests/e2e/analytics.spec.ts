/** Trackers of a dealer: what a browser asks of their companies, in each state of the visitor's choice. Their hosts are stubs. */
import { ask, axe, expect, overflow, ready, signIn, test } from './fixtures'
import { platform, siteOf, TENANTS } from './setup'
import {
  bar,
  button,
  GTM,
  link,
  namesOf,
  open,
  openTracked,
  ownDealer,
  save,
  siteWith,
  watch,
} from './trackedSite'

test('Q8 without an id nothing is there: no question, no link, no host in the policy @phone', async ({
  page,
  faults,
}) => {
  const sent = await watch(page)
  const site = siteOf('westside-motors')
  const answer = await page.goto(site)
  await page.waitForLoadState('networkidle')
  expect(answer?.headers()['content-security-policy']).not.toMatch(/google|facebook/)
  expect(await answer?.text()).not.toMatch(/trackers|Cookie choices/)
  await expect(link(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  expect(sent).toEqual([])
  expect(faults).toEqual([])
})

test('Q8 before the answer nothing leaves; the question moves nothing, covers nothing and waits @full-desktop', async ({
  page,
  faults,
}) => {
  const site = await siteWith(page, GTM)
  const sent = await watch(page)
  // How far the page moved since the question is there.
  await page.addInitScript(() => {
    window.vitals = { lcp: 0, cls: 0 }
    let since = Infinity
    new MutationObserver(() => {
      if (since === Infinity && document.querySelector('.cookiebar')) since = performance.now()
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= since && 'value' in entry && typeof entry.value === 'number')
          window.vitals.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, site)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toContainText('May we use cookies of Google to see')
  expect(await page.evaluate(() => window.vitals.cls)).toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await overflow(page)).toBe(0)
  expect(await axe(page)).toEqual([])
  // The last line of the page ends above it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      const [foot, top] = [await page.getByRole('contentinfo').boundingBox(), await bar(page).boundingBox()]
      return (foot?.y ?? 0) + (foot?.height ?? 0) - (top?.y ?? 0)
    })
    .toBeLessThanOrEqual(1)
  await page.goto(`${site}/contact-us`)
  await expect(bar(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
  expect(faults).toEqual([])
})

test('Q8 a no, by keyboard, is kept: nothing is asked or sent again @desktop', async ({ page, faults }) => {
  const site = await siteWith(page, GTM)
  const sent = await watch(page)
  await open(page, site)
  const no = button(page, 'No thanks')
  await no.focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Allow')).toBeFocused()
  // No trap: the next key leaves it.
  await page.keyboard.press('Tab')
  await expect(bar(page).locator(':focus')).toHaveCount(0)
  await no.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  for (const path of ['/', '/search', '/contact-us']) {
    await open(page, site + path)
    await expect(bar(page)).toHaveCount(0)
  }
  await link(page).press('Enter')
  await expect(bar(page)).toBeFocused()
  await expect(bar(page)).toContainText('You have said no.')
  await no.press('Enter')
  await expect(link(page)).toBeFocused()
  expect(sent).toEqual([])
  expect(faults).toEqual([])
})

test('Q8 a browser that says no is believed, unasked, at every dealer’s choice @desktop', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  for (const when of ['agreed', 'at once']) {
    const site = await siteWith(page, { ...GTM, when })
    const sent = await watch(page)
    await open(page, site)
    await expect(bar(page)).toHaveCount(0)
    await link(page).click()
    await expect(bar(page)).toContainText('Your browser has said no for you.')
    expect(sent).toEqual([])
  }
})

test('Q8 after a yes the container comes, with what this page said before, and on the next page unasked @phone', async ({
  page,
}) => {
  const site = await siteWith(page, GTM)
  const sent = await watch(page)
  await open(page, site)
  await page.evaluate(() => (window.dataLayer ??= []).push({ event: 'lead', lead_id: 'L1' }))
  await button(page, 'Allow').click()
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => namesOf(sent)).toContain('lead')
  expect(namesOf(sent).filter((name) => name !== 'still here')).toEqual([
    '/gtm.js',
    'consent default',
    'consent update',
    'gtm.js',
    'lead',
  ])
  expect(sent[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-E2E12345')
  await page.evaluate(() => window.dataLayer?.push({ event: 'favourite' }))
  await expect.poll(() => namesOf(sent)).toContain('favourite')
  sent.length = 0
  await openTracked(page, `${site}/contact-us`)
  await expect.poll(() => namesOf(sent)).toContain('/gtm.js')
  await expect(bar(page)).toHaveCount(0)
})

test('Q8 a yes that is taken back ends it at once, also while the page is left; its cookies go @desktop', async ({
  page,
}) => {
  const site = await siteWith(page, GTM)
  const sent = await watch(page)
  await open(page, site)
  await button(page, 'Allow').click()
  await expect.poll(() => namesOf(sent)).toContain('still here')
  const cookies = async () => (await page.context().cookies(site)).map(({ name }) => name)
  expect(await cookies()).toEqual(expect.arrayContaining(['_ga', '_gcl_au']))
  await link(page).click()
  await expect(bar(page)).toContainText('You have allowed them.')
  const loaded = page.waitForEvent('load')
  const pressed = await button(page, 'No thanks').evaluate((one: HTMLElement) => {
    const now = Date.now()
    one.click()
    return now
  })
  await loaded
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(sent.filter((url) => Number(new URL(url).searchParams.get('at')) > pressed)).toEqual([])
  expect(namesOf(sent)).not.toContain('bye')
  expect((await cookies()).filter((name) => name.startsWith('_'))).toEqual([])
  sent.length = 0
  await open(page, `${site}/contact-us`)
  await expect(bar(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

test('Q8 at once is at once, and ends with a no @desktop', async ({ page }) => {
  const site = await siteWith(page, { ...GTM, when: 'at once' })
  const sent = await watch(page)
  await openTracked(page, site)
  await expect.poll(() => namesOf(sent)).toContain('consent default')
  await expect(bar(page)).toHaveCount(0)
  await link(page).click()
  await expect(bar(page)).toContainText('They are used until you say no.')
  await Promise.all([page.waitForEvent('load'), button(page, 'No thanks').click()])
  await page.waitForLoadState('networkidle')
  sent.length = 0
  await open(page, site)
  expect(sent).toEqual([])
})

test('Q8 a page of one shopper has none, and its address is told to none @desktop', async ({ page }) => {
  const site = await siteWith(page, GTM)
  const sent = await watch(page)
  await open(page, site)
  await button(page, 'Allow').click()
  await expect.poll(() => namesOf(sent)).toContain('still here')
  // A step within the page would be told as well: it is a page anew.
  const secret = `${site}/saved-searches/confirm?token=secret`
  await Promise.all([
    // The server takes the secret out of the address.
    page.waitForURL(/\/saved-searches\/confirm\?own=/),
    page.waitForEvent('load'),
    page.evaluate((url) => history.pushState(null, '', url), secret),
  ])
  await ready(page)
  await page.waitForLoadState('networkidle')
  sent.length = 0
  const answer = await page.reload()
  await page.waitForLoadState('networkidle')
  expect(answer?.headers()['content-security-policy']).not.toContain('google')
  expect(sent).toEqual([])
  await page.evaluate((url) => location.assign(url), `${site}/contact-us`)
  await expect.poll(() => namesOf(sent)).toContain('/gtm.js')
  expect(await page.evaluate(() => document.referrer)).toBe(`${site}/`)
})

test('Q8 what one dealer uses is on no page of another, nor of the platform; none of another sets it @desktop', async ({
  page,
  request,
}) => {
  const site = await siteWith(page, { google: 'GTM-E2E12345', meta: '1234567890' })
  const slug = ownDealer().slug
  for (const how of ['miss', 'hit']) {
    const answer = await ask(request, slug, '/')
    expect(answer.headers()['content-security-policy'], how).toMatch(
      /googletagmanager.*connect\.facebook\.net/,
    )
    expect(await answer.text()).toContain('GTM-E2E12345')
    for (const other of TENANTS) {
      const theirs = await ask(request, other, '/')
      expect(theirs.headers()['content-security-policy'], other).not.toMatch(/google|facebook/)
      expect(await theirs.text()).not.toMatch(/E2E12345|1234567890|Cookie choices/)
    }
  }
  const admin = await request.get(`${platform}/admin/login`)
  expect(admin.headers()['content-security-policy']).not.toMatch(/google|facebook/)
  const policy = await (await ask(request, slug, '/privacy-policy')).text()
  expect(policy).toContain('we use programs of Google and Meta (Facebook and Instagram)')
  await page.goto(`${site}/privacy-policy#cookie-choices`)
  await expect(bar(page)).toBeFocused()
  await expect(bar(page)).toContainText('Google and Meta')

  const wrong = await save(ownDealer(), page, { google: 'UA-1-2' })
  expect(wrong.status()).toBe(400)
  expect(await wrong.text()).toContain('Google tag or container: Use the id that Google gave you')
  await page.context().clearCookies()
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  expect((await save(ownDealer(), page, {})).ok()).toBe(false)
  expect(await (await ask(request, slug, '/')).text()).toContain('GTM-E2E12345')
})
