import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { ask, axe, expect, overflow, test } from './fixtures'
import { integrator } from './integrator'
import { dataDir, siteOf } from './setup'

const SLUG = 'westside-motors'
/** Mails to one address, oldest first, with soft line breaks undone. */
const mailsTo = (address: string): string[] =>
  readdirSync(path.join(dataDir, 'mail'))
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(path.join(dataDir, 'mail', file), 'utf8')
        .replace(/=\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${address}`))
    .sort((a, b) => Number(a.includes('New: ')) - Number(b.includes('New: ')))
const linkIn = (mail: string | undefined, what: 'confirm' | 'stop'): string =>
  new RegExp(`/saved-searches/${what}\\?token=[\\w-]+`).exec(mail ?? '')?.[0] ?? ''

/** Whether the search is so: no page and no call tells. */
async function isSo(email: string, condition: string): Promise<boolean> {
  const { $client: db } = drizzle(`file:${path.join(dataDir, 'forecourt.db')}`)
  try {
    const sql = `SELECT 1 FROM saved_searches WHERE email = ? AND ${condition}`
    return (await db.execute({ sql, args: [email] })).rows.length > 0
  } finally {
    db.close()
  }
}

test('S24 a search is saved, confirmed, told of a new car once, and stopped @desktop', async ({
  page,
  request,
  faults,
}) => {
  test.setTimeout(120_000)
  const email = `shopper-${Date.now()}@shopper.example`
  const model = 'Endeavour'
  const car = {
    make: 'Mazda',
    model,
    year: 2024,
    car_type: 'used',
    price: 45_990,
    price_type: 'drive_away',
    km: 9_000,
  }

  await page.goto(`${siteOf(SLUG)}/search?query=${model}`)
  await page.getByRole('link', { name: 'Tell me when one arrives' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name of this search')).toHaveValue(`Cars for “${model}”`)
  await dialog.getByRole('button', { name: 'Email me' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter your email address.')
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByText('At once').click()
  // People take longer than this; what does not is taken for a program.
  await page.waitForTimeout(2100)
  await dialog.getByRole('button', { name: 'Email me' }).click()
  await expect(dialog).toContainText('Check your email')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const link = linkIn(mailsTo(email)[0], 'confirm')
  // Whoever opens links by program changes nothing.
  expect((await ask(request, SLUG, link)).status()).toBe(200)
  await page.goto(siteOf(SLUG) + link)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByRole('heading', { name: 'Your saved search is on' })).toBeVisible()

  const send = integrator(request, SLUG, 'westside-geelong')
  const put = async (number: string, data: object) => (await send('PUT', number, data)).result
  const stocknum = `S24-${model}`
  // The first look takes what is there as known.
  await expect.poll(() => isSo(email, 'seen_cars IS NOT NULL')).toBe(true)
  expect(await put(stocknum, car)).toBe('created')
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(2)
  const news = mailsTo(email)[1] ?? ''
  expect(news).toContain(`New: 2024 Mazda ${model}, $45,990`)
  expect(news).toMatch(/List-Unsubscribe:\s+<http:\S+\/api\/saved-searches\/stop\?token=[\w-]+>/)
  expect(await put(stocknum, car)).toBe('unchanged')

  await page.goto(siteOf(SLUG) + linkIn(news, 'stop'))
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'These emails are stopped' })).toBeVisible()
  expect(await put(stocknum, { ...car, price: 41_990 })).toBe('updated')
  // A stopped search is looked at no more, and has no mail that waits.
  expect(await isSo(email, "state = 'stopped' AND mail IS NULL AND seen_cars IS NULL")).toBe(true)
  expect(mailsTo(email).length).toBe(2)

  // The browser that saved it finds the way back.
  await page.goto(`${siteOf(SLUG)}/garage`)
  const row = page.getByRole('listitem').filter({ hasText: `Cars for “${model}”` })
  await expect(row).toContainText('At once')
  await expect(row.getByRole('link')).toHaveAttribute('href', `/search?query=${model}`)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await row.getByRole('button', { name: `Take Cars for “${model}” off this list` }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  expect(faults).toEqual([])
})

test('S24 without JavaScript the search is saved on a page of its own @desktop', async ({ request }) => {
  const list = await (await ask(request, SLUG, '/search/mazda?range[price]=:30000')).text()
  const href = /href="(\/saved-searches\/new\?[^"]+)"/.exec(list)?.[1] ?? ''
  const form = await (await ask(request, SLUG, href)).text()
  expect(form).toContain('Mazda cars, up to $30,000')
  expect(form).toMatch(
    /<form[^>]+method="post"[^>]+action="\/api\/saved-searches"|<form[^>]+action="\/api\/saved-searches"[^>]+method="post"/,
  )
  const search = /name="search" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const sent = await ask(request, SLUG, '/api/saved-searches', {
    method: 'POST',
    form: { search, email: `plain-${Date.now()}@shopper.example`, frequency: 'weekly' },
  })
  // Without a proof of work a person confirms; the button counts after a moment.
  const confirm = /name="confirm" value="([^"]+)"/.exec(await sent.text())?.[1] ?? ''
  expect(sent.status()).toBe(200)
  await expect
    .poll(async () => {
      const step = await ask(request, SLUG, '/api/saved-searches', { method: 'POST', form: { confirm } })
      return [step.status(), step.headers().location]
    })
    .toEqual([303, '/saved-searches/sent'])
  expect(await (await ask(request, SLUG, '/saved-searches/sent')).text()).toContain('Check your email')
})
