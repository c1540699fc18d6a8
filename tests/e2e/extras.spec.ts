/** Spin to win, the chat, the pop-up, and a sign-in by the mail's link. */
import type { Page } from '@playwright/test'
import { demoCar, isHere } from './demoCar'
import { ask, axe, expect, overflow, test } from './fixtures'
import { mailsTo } from './mails'
import { siteOf } from './setup'

test.describe.configure({ timeout: 120_000 })

const GROUP = 'westside-motors'
const RIGS = 'outback-caravans'
const somebody = (who: string): string =>
  `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@shopper.example`

const mailTo = (email: string): string => mailsTo(email)[0] ?? ''

const codeOf = async (email: string): Promise<string> => {
  await expect.poll(() => /Subject: (\d{6})/.exec(mailTo(email))?.[1] ?? '').toMatch(/\d{6}/)
  return /Subject: (\d{6})/.exec(mailTo(email))?.[1] ?? ''
}

async function signIn(page: Page, email: string, way: 'live' | 'plain' = 'live'): Promise<void> {
  await page.getByRole('radio', { name: 'Email' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  if (way === 'plain') await page.getByRole('button', { name: 'Yes, send it' }).click()
  await page.getByLabel('Code').fill(await codeOf(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('G1 G4 the wheel is spun once, by keyboard, and its result stays @full-desktop', async ({
  page,
  faults,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${siteOf(GROUP)}/spin-to-win`)
  await signIn(page, somebody('wheel'))
  await page.waitForURL('**/spin-to-win')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spin the yard wheel')
  await expect(page.getByRole('row')).toHaveCount(8)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Spin' }).focus()
  await page.keyboard.press('Enter')
  const result = page.getByRole('heading', { name: /^(You won|No prize this time)/ })
  await expect(result).toBeFocused()
  const reference = await page.locator('.spin-page__result b').innerText()
  expect(reference).toMatch(/^W[2-9A-Z]{8}$/)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await page.reload()
  await expect(page.locator('.spin-page__result b')).toHaveText(reference)
  await expect(page.getByRole('button', { name: 'Spin' })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('N7 without scripts the wheel is a button and a page; where it is off there is none @phone', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteOf(GROUP)}/spin-to-win`)
  await signIn(page, somebody('plain'), 'plain')
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect(page.getByRole('heading', { name: /^(You won|No prize this time)/ })).toBeVisible()
  await context.close()
  for (const off of ['harbour-toyota', RIGS]) {
    expect((await ask(request, off, '/spin-to-win')).status()).toBe(404)
    expect(await (await ask(request, off, '/')).text()).not.toContain('spin-to-win')
  }
})

test('L8 the chat loads nothing before a press, and says when it does not answer @phone', async ({
  page,
  context,
}) => {
  const reached: string[] = []
  await context.route('**/chat-window/sample', (route) => {
    reached.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${siteOf(GROUP)}/about-us`)
  const button = page.getByRole('button', { name: 'Chat with the yard' })
  await expect(page.locator('.chatbtn')).toBeAttached()
  await page.locator('footer').evaluate((part) => part.scrollIntoView({ block: 'end' }))
  await expect(button).toBeVisible()
  expect([reached, await axe(page)]).toEqual([[], []])
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Chat with the yard' })
  await expect(panel.getByRole('alert')).toContainText('does not answer')
  await expect(panel.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', '/contact-us')
  expect([reached.length, await axe(page), await overflow(page)]).toEqual([1, [], 0])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await panel.getByRole('button', { name: 'Hide' }).click()
  await page.reload()
  await expect(page.locator('footer')).toBeVisible()
  await expect(button).toHaveCount(0)
  await page.getByRole('link', { name: 'Ask our assistant' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Ask our assistant' })).toBeVisible()
})

test('L8 where it rests the button covers neither words nor what can be pressed, and stands at the end of the page @phone', async ({
  page,
}) => {
  await page.goto(`${siteOf(GROUP)}/about-us`)
  const button = page.locator('.chatbtn')
  await expect(button).toBeAttached()
  const below = () =>
    button.evaluate((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      const [under] = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .filter((one) => !part.contains(one))
      const isPressed = under?.closest('a, button, input, label, summary') != null
      return getComputedStyle(part).visibility === 'visible' && isPressed
    })
  const steps = [0, 400, 900, 1400, 2000]
  for (const top of steps) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expect.poll(below, `at ${top}`).toBe(false)
  }
  await page.locator('footer').evaluate((part) => part.scrollIntoView({ block: 'end' }))
  await expect(button).toBeVisible()
})

test('L8 on a wide screen the button makes way for one that lies in its corner, and for a sign-in @desktop', async ({
  page,
}) => {
  const button = page.locator('.chatbtn')
  await page.goto(`${siteOf(GROUP)}/garage`)
  await expect(button).toBeAttached()
  const end = { block: 'end', inline: 'nearest' } as const
  await page.locator('footer').evaluate((part, how) => part.scrollIntoView(how), end)
  await expect(button).toBeVisible()
  const sell = page.locator('footer .btn').first()
  await sell.evaluate((part, how) => part.scrollIntoView(how), end)
  await expect(button).toBeHidden()
  await page.locator('footer').evaluate((part, how) => part.scrollIntoView(how), end)
  await expect(button).toBeVisible()
  await page.goto(`${siteOf(GROUP)}/sign-in`)
  await expect(button).toBeAttached()
  await expect(button).toBeHidden()
})

test('L8 on a car’s page the chat has a line in the price box and covers nothing of it @full-phone', async ({
  page,
  context,
  request,
}) => {
  await context.route('**/chat-window/sample', (route) => route.abort())
  const { href } = await demoCar(request, GROUP, isHere)
  const line = page.locator('aside.buy').getByRole('link', { name: 'Chat with the yard' })
  const panel = page.getByRole('dialog', { name: 'Chat with the yard' })
  await page.goto(href)
  await line.click()
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(line).toBeFocused()
  await expect(page.getByRole('button', { name: 'Chat with the yard', includeHidden: true })).toBeHidden()
})

test('L8 a chat that answers is shown in its frame, under a policy of its own @phone', async ({
  page,
  context,
  request,
}) => {
  await context.route('**/chat-window/sample', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hello from the chat</h1>' }),
  )
  await page.goto(siteOf(GROUP))
  await page.getByRole('button', { name: 'Chat with the yard' }).click()
  const chat = page.frameLocator('.chat iframe').frameLocator('iframe')
  await expect(chat.getByRole('heading', { name: 'Hello from the chat' })).toBeVisible()
  const own = await ask(request, GROUP, '/chat-window/chat')
  expect(own.headers()['content-security-policy']).toContain("frame-src 'self';")
  expect((await ask(request, RIGS, '/chat-window/chat')).status()).toBe(404)
  expect((await ask(request, RIGS, '/chat-window/sample')).status()).toBe(404)
})

test('L8 the chat of a demonstration answers, and says where one can ask @phone', async ({ page }) => {
  await page.goto(siteOf(GROUP))
  await page.getByRole('button', { name: 'Chat with the yard' }).click()
  const chat = page.frameLocator('.chat iframe').frameLocator('iframe')
  await expect(chat.getByText('nobody sits at this chat')).toBeVisible()
  await chat.getByText('Are you open now?').click()
  await expect(chat.getByText(/^Footscray: (Open|Closed)/)).toBeVisible()
  await chat.getByText('How many cars do you have?').click()
  await expect(chat.getByRole('link', { name: /^\d{3} cars: see them$/ })).toHaveAttribute('href', '/search')
  await chat.getByRole('link', { name: 'Send an enquiry' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
})

test('C10 the pop-up comes after the page, moves nothing, and stays closed @full-desktop', async ({
  page,
  faults,
}) => {
  const at = `${siteOf(RIGS)}/what-can-i-tow`
  await page.goto(at)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const popup = page.getByRole('dialog', { name: 'Weigh your rig, free' })
  await expect(popup).toBeVisible()
  const box = await popup.boundingBox()
  const view = page.viewportSize()
  expect(box?.width).toBeLessThanOrEqual(600)
  expect(box?.height).toBeLessThanOrEqual((view?.height ?? 0) * 0.8 + 1)
  expect(await axe(page)).toEqual([])
  // The page behind keeps the room of its scroll bar, so that it does not jump.
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(popup.locator(':focus')).toHaveCount(1)
  await popup.locator('img').click()
  await expect(popup).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('popup_closed'))).toContain(' ')
  expect(faults).toEqual([])
})

test('G4 the link of the mail signs in on another device, by its button @phone', async ({
  page,
  browser,
}) => {
  const email = somebody('link')
  await page.goto(`${siteOf(RIGS)}/sign-in?redirect=/account`)
  await page.getByRole('radio', { name: 'Email' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(/You can ask for a new code in \d+ seconds\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await codeOf(email)
  const [, link = ''] =
    /(\/sign-in\?link=(?:3D)?[\w.-]+)/.exec(mailTo(email).replace('link=3D', 'link=')) ?? []
  const context = await browser.newContext({ javaScriptEnabled: false })
  const other = await context.newPage()
  // Opened twice, as a mail scanner does, it is still good.
  for (let turn = 0; turn < 2; turn++) await other.goto(siteOf(RIGS) + link)
  await expect(other.getByRole('heading', { name: 'Sign in on this device' })).toBeVisible()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByText(`Signed in with ${email}.`)).toBeVisible()
  await context.close()
})
