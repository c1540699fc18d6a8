import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ask, axe, captchaOf, expect, overflow, signIn, test } from './fixtures'
import { dataDir, platform, siteOf } from './setup'

const SLUG = 'harbour-toyota'

/** Mails to one address, with soft line breaks undone. */
const mailsTo = (address: string): string[] =>
  readdirSync(path.join(dataDir, 'mail'))
    .filter((file) => file.startsWith('booking-'))
    .map((file) =>
      readFileSync(path.join(dataDir, 'mail', file), 'utf8')
        .replace(/=\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${address}`))

const linkIn = (mail: string | undefined): string =>
  /\/bookings\/manage\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? ''

/** The address of a car that can be driven, from its own button on the car's page. */
async function carWithDrive(page: Page): Promise<string> {
  await page.goto(`${siteOf(SLUG)}/search/used-cars`)
  const href = await page.locator('a[data-car]').first().getAttribute('href')
  return (href ?? '').split('#')[0] ?? ''
}

const freeTimes = (page: Page) => page.locator('.slotb:not(.is-off) input')

async function fill(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Jordan Lee')
  await page.getByLabel('Phone').fill('0412 345 678')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
}

test('L10 L5 V17 a test drive is booked from a car, moved and cancelled by the link, and staff see it @full-desktop', async ({
  page,
  isMobile,
  faults,
}) => {
  test.setTimeout(120_000)
  const email = `${isMobile ? 'phone' : 'desk'}-${Date.now()}@shopper.example`
  await page.goto(siteOf(SLUG) + (await carWithDrive(page)))
  await page.getByRole('link', { name: 'Book a test drive' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a test drive' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  const days = page.locator('a.day')
  const second = days.nth(1)
  if (isMobile) await second.tap()
  else {
    await second.focus()
    await page.keyboard.press('Enter')
  }
  await expect(second).toHaveAttribute('aria-current', 'date')
  const time = freeTimes(page).nth(isMobile ? 2 : 0)
  if (isMobile) await time.tap()
  else {
    await time.focus()
    await page.keyboard.press('Space')
  }
  const book = page.getByRole('button', { name: /^Book \w{3} / })
  // On a phone one thing at a time, with the button in reach.
  if (isMobile) {
    await expect(second).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
    await expect(book).toBeInViewport({ ratio: 1 })
  } else await expect(second).toBeVisible()
  await fill(page, email)
  if (isMobile) await book.tap()
  else {
    await book.focus()
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(/\/bookings\/booked/)
  await expect(page.getByText('Your test drive is confirmed.')).toBeVisible()
  await expect(page.getByText('Brisbane time')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail] = mailsTo(email)
  expect(mail).toContain('text/calendar')
  await page.goto(siteOf(SLUG) + linkIn(mail))
  const when = await page.locator('.done dd').first().innerText()
  await page.getByRole('link', { name: 'Move it' }).click()
  await page.locator('a.day').nth(3).click()
  await expect(page.locator('a.day').nth(3)).toHaveAttribute('aria-current', 'date')
  await freeTimes(page).last().check({ force: true })
  await page.getByRole('button', { name: /^Move it to/ }).click()
  await page.waitForURL(/\/(?:bookings\/moved|api\/)/)
  // What refused it, if it was.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking has moved')
  const moved = await page.locator('.done dd').first().innerText()
  expect(moved).not.toBe(when)
  await expect(page.locator('.done h2')).toHaveText(/^Your .* has moved\.$/)

  const link = page.url()
  expect(link).toMatch(/\/bookings\/moved\?own=\w+$/)
  if (!isMobile) {
    const date = await page.evaluate(() => document.querySelector('.done dd')?.textContent ?? '')
    const day = new Date(`${/\d+ \w+ \d{4}/.exec(date)?.[0]} UTC`).toISOString().slice(0, 10)
    await signIn(page, 'dealer_admin', SLUG)
    await page.goto(`${platform}/admin/bookings?date=${day}`)
    const line = page.getByRole('row', { name: /Jordan Lee/ }).first()
    await expect(line).toContainText('Booked')
    await expect(line.getByRole('button', { name: /^(Attended|No-show)/ })).toHaveCount(0)
    page.once('dialog', (dialog) => void dialog.accept())
    await line.getByRole('button', { name: /^Cancel/ }).click()
    await expect(line).toContainText('Cancelled')
    await expect.poll(() => mailsTo(email).length).toBe(3)
    await line.getByRole('button', { name: /^Book again/ }).click()
    await expect(line).toContainText('Booked again. They get an email.')
    await expect.poll(() => mailsTo(email).length).toBe(4)
    const row = (await line.getByRole('link').first().getAttribute('href')) ?? ''
    // Mails to the dealer led to the table's address of before.
    await page.goto(platform + row.replace('/bookings/', '/appointments/'))
    await expect(page).toHaveURL(platform + row)
    await expect(page.getByRole('heading', { level: 2, name: 'Jordan Lee' })).toBeVisible()
    await page.goto(link)
  }
  await page.getByRole('link', { name: 'Cancel it' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This booking is cancelled.')).toBeVisible()
  await expect.poll(() => mailsTo(email).length).toBe(isMobile ? 3 : 5)
  expect(faults).toEqual([])
})

test('L10 what a booking lacks is listed, and the list leads to it @phone', async ({ page, faults }) => {
  await page.goto(siteOf('westside-motors') + '/book-test-drive')
  await page.getByLabel('Full name').fill('Jordan Lee')
  await expect(page.locator('form.form')).toHaveJSProperty('noValidate', true)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link').first()).toHaveText('Choose a time.')
  await expect(summary.getByRole('link', { name: 'Enter your name.' })).toHaveCount(0)
  await summary.getByRole('link', { name: /phone number/ }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByText('Somebody else has just taken this time.')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
})

test('V8 what was typed for a test drive is there after Back and a reload, but no time @phone', async ({
  page,
}) => {
  const href = await carWithDrive(page)
  await page.goto(siteOf(SLUG) + href)
  await page.getByRole('link', { name: 'Book a test drive' }).first().click()
  await freeTimes(page).first().check({ force: true })
  await fill(page, 'draft@shopper.example')
  // The scripts are there.
  await expect(page.getByRole('button', { name: /^Book \w{3} / })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.getByRole('link', { name: 'Book a test drive' }).first().click()
  await expect(page.getByLabel('Full name')).toHaveValue('Jordan Lee')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('draft@shopper.example')
  await expect(freeTimes(page).first()).not.toBeChecked()
  await page.goto(`${siteOf(SLUG)}/book-test-drive`)
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('L10 somebody else takes the time first: what was typed stays, and other times are offered @phone', async ({
  page,
  request,
}) => {
  const slug = 'outback-caravans'
  await page.goto(`${siteOf(slug)}/book-test-drive`)
  // The second day: late in the afternoon today has one time left, or none.
  const day = page.locator('a.day').nth(1)
  await day.click()
  await expect(day).toHaveAttribute('aria-current', 'date')
  const times = freeTimes(page)
  const time = times.first()
  const start = await time.getAttribute('value')
  await time.check({ force: true })
  const email = `late-${Date.now()}@shopper.example`
  await fill(page, email)
  const place = await page.locator('input[name=location_id]').getAttribute('value')
  const first = await ask(request, slug, '/api/test-drives', {
    method: 'POST',
    data: {
      name: 'Early Bird',
      phone: '0412 345 679',
      email: `early-${email}`,
      location_id: place,
      start,
      captcha: await captchaOf(request, slug),
    },
  })
  expect(first.status()).toBe(201)
  await page.getByRole('button', { name: /^Book \w{3} / }).click()
  await expect(page.getByText('Somebody else has just taken this time.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Jordan Lee')
  await page.locator('.others__times button').first().click()
  await page.getByRole('button', { name: /^Book \w{3} / }).click()
  await page.waitForURL(/\/bookings\/booked/)
})

test('C13 the page about servicing has its prices, and the next free day leads to its times', async ({
  page,
}) => {
  for (const [slug, workshops] of [
    [SLUG, 2],
    ['westside-motors', 4],
    ['outback-caravans', 1],
  ] as const) {
    await page.goto(`${siteOf(slug)}/service`)
    expect(await page.locator('.workshop__prices dd').count()).toBeGreaterThan(3)
    const links = page.locator('.freetimes a')
    await expect(links).toHaveCount(workshops)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const day = await links.last().locator('b').innerText()
    await links.last().click()
    await expect(page.locator('a.day[aria-current]')).toContainText(day.split(' ')[0] ?? '')
    await expect(page.locator('legend').first()).toHaveText(`Times on ${day}`)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('L10 a service is booked, and the days are links @phone', async ({ page }) => {
    await page.goto(`${siteOf('westside-motors')}/service/booking`)
    await page.locator('a.day').nth(1).click()
    await expect(page.locator('a.day').nth(1)).toHaveAttribute('aria-current', 'date')
    await freeTimes(page).first().check({ force: true })
    await fill(page, `plain-${Date.now()}@shopper.example`)
    await page.getByLabel('Rego').fill('ABC123')
    await page.locator('input[name=terms_conditions]').check({ force: true })
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, send it' }).click()
    await page.waitForURL(/\/bookings\/booked/)
    await expect(page.getByText('Your service booking is confirmed.')).toBeVisible()
  })
})
