import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { APIRequestContext } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { dataDir, platform, serverPort, siteOf } from './setup'

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

/** Whether the worker knows which cars this search has already: no page and no call tells. */
async function isLookedAt(email: string): Promise<boolean> {
  const { $client: db } = drizzle(`file:${path.join(dataDir, 'forecourt.db')}`)
  try {
    const sql = 'SELECT 1 FROM saved_searches WHERE email = ? AND seen_cars IS NOT NULL'
    return (await db.execute({ sql, args: [email] })).rows.length > 0
  } finally {
    db.close()
  }
}

/** An integrator's PUT of one car. */
function integrator(request: APIRequestContext) {
  const args = [
    '--import',
    'tsx',
    'src/cli/client/index.ts',
    'keys',
    'create',
    '--tenant',
    SLUG,
    '--scope',
    'stock:read,stock:write',
  ]
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(serverPort),
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--conditions=production',
  }
  const key = execFileSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trim()
    .split('\n')
    .at(-1)
  return async (stocknum: string, data: object): Promise<string> => {
    const answer = await request.put(`${platform}/api/v1/dealerships/westside-geelong/cars/${stocknum}`, {
      data,
      headers: { authorization: `Bearer ${key}` },
    })
    return (await answer.json()).result
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

  const put = integrator(request)
  const stocknum = `S24-${model}`
  // The first look takes what is there as known.
  await expect.poll(() => isLookedAt(email)).toBe(true)
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
  await page.waitForTimeout(13_000)
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
