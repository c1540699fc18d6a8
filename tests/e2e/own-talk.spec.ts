/** To a conversation without its mail: from the page after an enquiry or a booking, and from the account. */
import type { Browser, Page } from '@playwright/test'
import { axe, expect, overflow, test } from './fixtures'
import { newCodeTo } from './codes'
import { platform, siteOf } from './setup'

test.describe.configure({ timeout: 120_000 })

const TENANT = 'outback-caravans'
const WRITE = 'Write again, or send photos'
const somebody = (who: string): string =>
  `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@shopper.example`

/** Asks about a car of the list as a shopper does; leaves the page that says so open. */
async function send(page: Page, email: string): Promise<URL> {
  await page.goto(`${siteOf(TENANT)}/search`)
  await page.locator('main .card a[data-ask]').first().click()
  const form = page.locator('dialog.dlg--ask')
  await form.getByLabel('Full name').fill('Lou Park')
  await form.getByLabel(/^Email/).fill(email)
  await form.getByLabel(/^Message/).fill('Is it there?')
  await form.getByLabel(/terms of use/).check()
  await form.locator('button.btn--brand[type=submit]').click()
  await expect(page).toHaveURL(/\/success\?ref=L\w+$/)
  return new URL(page.url())
}
const pageOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ ...test.info().project.use })).newPage()

test('the page after an enquiry leads to its conversation in the browser that sent it, and in no other', async ({
  page,
  browser,
  faults,
}) => {
  const sent = await send(page, somebody('own'))
  const link = page.getByRole('link', { name: WRITE })
  // No address has the key: neither the link's, nor that of the page behind it.
  const href = await link.getAttribute('href')
  expect(href).toBe(`/messages/${sent.searchParams.get('ref')}`)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You and /)
  await page.getByLabel('Your message').fill('Does the tow bar come with it?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.thread__one').filter({ hasText: 'tow bar come with it' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(href)
  expect(asked.filter((at) => new URL(at || platform).host !== sent.host && at.includes('key='))).toEqual([])

  const stranger = await pageOf(browser)
  await stranger.goto(sent.href)
  await expect(stranger.locator('main h1')).toContainText('Thank you.')
  await expect(stranger.getByRole('link', { name: WRITE })).toHaveCount(0)
  await stranger.goto(`${sent.origin}${href}`)
  await expect(stranger.getByText('This conversation is not here.')).toBeVisible()
  // With an enquiry of its own, at this dealer and at another, a browser opens that one alone.
  await send(stranger, somebody('stranger'))
  await expect(stranger.getByRole('link', { name: WRITE })).toHaveCount(1)
  await stranger.goto(sent.href)
  await expect(stranger.getByRole('link', { name: WRITE })).toHaveCount(0)
  await page.goto(`${siteOf('harbour-toyota')}/success${sent.search}`)
  await expect(page.getByText('We have no message from you here.')).toBeVisible()
  await stranger.context().close()
  expect(faults).toEqual([])
})

test('the account lists the own conversations, with what was said last', async ({
  page,
  browser,
  faults,
}) => {
  const email = somebody('acct')
  const sender = await pageOf(browser)
  await send(sender, email)
  await sender.getByRole('link', { name: WRITE }).click()
  await sender.getByLabel('Your message').fill('Is there an awning?')
  await sender.getByRole('button', { name: 'Send' }).click()
  await expect(sender.getByText('Sent. You get an email when we answer.')).toBeVisible()
  await sender.context().close()
  const other = await pageOf(browser)
  await send(other, somebody('other'))
  await other.context().close()

  await page.goto(`${siteOf(TENANT)}/account`)
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').fill(await newCodeTo(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(messages).toHaveCount(1)
  await expect(messages).toContainText('You: Is there an awning?')
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await messages.getByRole('link', { name: /^Open the conversation/ }).click()
  await expect(page.locator('.thread__one').filter({ hasText: 'Is there an awning?' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  expect(faults).toEqual([])
})
