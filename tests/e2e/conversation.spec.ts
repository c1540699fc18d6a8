/** A shopper and the yard write to each other by the mail's link: on a phone, at a desk, and without scripts. */
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { enquire } from './enquire'
import { adminGet, axe, expect, overflow, signIn, test } from './fixtures'
import { mailsTo } from './mails'
import { platform, siteOf } from './setup'
import { staffFaults } from './staffScreens'

test.describe.configure({ timeout: 120_000 })

const TENANT = 'outback-caravans'
const leads = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })
const LINK = /https?:\/\/\S+\/messages\/\w+\?key=(?:3D)?[\w-]+/

const linkFor = async (email: string): Promise<string> => {
  const found = () => LINK.exec(mailsTo(email).join('\n').replaceAll('key=3D', 'key='))?.[0] ?? ''
  await expect.poll(found, { timeout: 20_000 }).toContain('/messages/')
  return found()
}
const photo = async () => ({
  ...{ name: 'tow bar.jpg', mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer(),
})
async function leadOf(page: Page, email: string): Promise<string> {
  const { docs } = leads.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`))
  return docs[0]?.id ?? ''
}
async function begun(
  request: APIRequestContext,
  browser: Browser,
  how: { javaScriptEnabled?: boolean } = {},
) {
  const email = await enquire(request, TENANT, {
    name: `Lou${Math.floor(Math.random() * 1e6)} Park`,
    phone: '',
  })
  const link = await linkFor(email)
  const context = await browser.newContext({ ...test.info().project.use, ...how })
  const shopper = await context.newPage()
  await shopper.goto(link)
  return { email, link, context, shopper }
}

test('both write, see what the other has seen, and an answer is due anew', async ({
  page,
  browser,
  request,
  faults,
}) => {
  const { email, context, shopper } = await begun(request, browser)
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(/^You and /)
  expect(new URL(shopper.url()).search).toBe('')
  // What a form sent is repeated once the yard has answered: the address may be another person's.
  await expect(shopper.getByText('Is it there?')).toHaveCount(0)
  await shopper.getByLabel('Your message').fill('Does the tow bar come with it?')
  await shopper.getByLabel(/^Photos/).setInputFiles(await photo())
  await shopper.getByRole('button', { name: 'Send' }).click()
  await expect(shopper.getByRole('status').first()).toContainText('Sent.')
  const mine = shopper.locator('.thread__one').filter({ hasText: 'tow bar come with it' })
  await expect(mine.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true)
  expect(await mine.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(mine).not.toContainText('Seen by')
  expect(await axe(shopper)).toEqual([])
  expect(await overflow(shopper)).toBeLessThanOrEqual(0)

  await signIn(page, 'dealer_admin', TENANT)
  const address = `${platform}/admin/collections/leads/${await leadOf(page, email)}`
  await page.goto(address)
  const heard = page.getByRole('listitem').filter({ hasText: 'tow bar come with it' })
  await expect(heard.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expect
    .poll(async () => {
      await shopper.reload()
      return mine.textContent()
    })
    .toContain('Seen by')
  await page.getByLabel('Your answer').fill('It does.')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'replied by email' })).toBeVisible()
  await expect
    .poll(() => mailsTo(email).some((mail) => mail.includes('It does.') && LINK.test(mail)))
    .toBe(true)

  await shopper.reload()
  await expect(shopper.locator('.thread__one').filter({ hasText: 'It does.' })).toBeVisible()
  await expect(shopper.getByText('Is it there?')).toBeVisible()
  await shopper.getByLabel('Your message').fill('Then I will come on Saturday.')
  await shopper.getByRole('button', { name: 'Send' }).click()
  await expect(shopper.getByText('Then I will come on Saturday.')).toBeVisible()
  await context.close()

  await page.goto(`${platform}/admin/leads?view=answer`)
  const row = page
    .locator('.fc-ld')
    .filter({ has: page.locator(`[data-row][href="${new URL(address).pathname}"]`) })
  await expect(row.locator('.fc-clock')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('listitem').filter({ hasText: 'replied by email' })).toContainText(
    'Seen by the shopper',
  )
  expect(faults).toEqual([])
})

test('it works without scripts, and says what is wrong @phone', async ({ browser, request }) => {
  const { context, shopper } = await begun(request, browser, { javaScriptEnabled: false })
  await shopper.getByRole('button', { name: 'Send' }).click()
  await expect(shopper.getByText('Write something, or choose a photo.')).toBeVisible()
  await shopper.goBack()
  await shopper.getByLabel('Your message').fill('Is there an awning?')
  await shopper
    .getByLabel(/^Photos/)
    .setInputFiles([await photo(), { name: 'list.pdf', mimeType: 'image/png', buffer: Buffer.from('%PDF') }])
  await shopper.getByRole('button', { name: 'Send' }).click()
  await expect(shopper.getByText('1 file was not taken')).toBeVisible()
  const mine = shopper.locator('.thread__one').filter({ hasText: 'Is there an awning?' })
  await expect(mine.getByRole('img')).toHaveCount(1)
  await context.close()
})

test('its link opens nothing for anybody else: another key, another dealer, another photo @desktop', async ({
  browser,
  request,
}) => {
  const [own, other] = [await begun(request, browser), await begun(request, browser)]
  await own.shopper.getByLabel(/^Photos/).setInputFiles(await photo())
  await own.shopper.getByRole('button', { name: 'Send' }).click()
  const src = await own.shopper.locator('.thread__photos img').getAttribute('src')
  const picture = new URL(src ?? '', siteOf(TENANT))
  const { status, type } = await own.shopper.evaluate(async (at) => {
    const answer = await fetch(at)
    return { status: answer.status, type: answer.headers.get('content-type') }
  }, picture.href)
  expect([status, type]).toEqual([200, 'image/webp'])
  const [mine, theirs] = [new URL(own.link), new URL(other.link)]
  const stranger = await (await browser.newContext()).newPage()
  const gone = stranger.getByText('This conversation is not here.')
  for (const at of [
    `${mine.origin}${mine.pathname}?key=${theirs.searchParams.get('key')}`,
    `${siteOf('harbour-toyota')}${mine.pathname}${mine.search}`,
    `${mine.origin}${mine.pathname}`,
  ]) {
    await stranger.goto(at)
    await expect(gone).toBeVisible()
  }
  for (const [name, value] of [
    ['key', theirs.searchParams.get('key') ?? ''],
    ['reference', theirs.pathname.split('/').at(-1) ?? ''],
    ['nth', '7'],
    ['entry', 'page-x'],
  ] as const) {
    const guess = new URL(picture)
    guess.searchParams.set(name, value)
    expect((await stranger.goto(guess.href))?.status()).toBe(404)
  }
  expect(
    (await stranger.goto(`${siteOf('harbour-toyota')}${picture.pathname}${picture.search}`))?.status(),
  ).toBe(404)
  for (const one of [own, other]) await one.context.close()
})

test('two leads of one person are joined and taken apart @desktop', async ({ page, request, faults }) => {
  const phone = `0412${String(Date.now()).slice(-6)}`
  const first = await enquire(request, TENANT, { name: 'Jo Twice', phone })
  const second = await enquire(request, TENANT, { name: 'Jo Twice', phone, message: 'And does it tow?' })
  await signIn(page, 'dealer_admin', TENANT)
  const [stays, other] = [await leadOf(page, first), await leadOf(page, second)]
  await page.goto(`${platform}/admin/collections/leads/${stays}`)
  const others = page.getByRole('region', { name: 'Also from this person' })
  await others.getByRole('button', { name: /^Join\s*,/ }).click()
  await expect(others.getByRole('button', { name: /^Take apart/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'And does it tow?' })).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto(`${platform}/admin/collections/leads/${other}`)
  await page.getByRole('link', { name: 'Go on there' }).click()
  await page.waitForURL(`**/${stays}`)
  await others.getByRole('button', { name: /^Take apart/ }).click()
  await expect(others.getByRole('button', { name: /^Join\s*,/ })).toBeVisible()
  await others.getByText('Join another lead').click()
  await others.getByLabel('Join by reference').fill('L0')
  await others.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(others.getByText(/not|found/i).last()).toBeVisible()
  expect(faults).toEqual([])
})
