/** What a shopper takes along from a car's page: the sheet as a file, the link, the QR code. */
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { pdfText } from '@/lib/pdfText'
import { ask, axe, expect, ready, test } from './fixtures'
import { siteOf } from './setup'

const SITE = 'harbour-toyota'
const firstCar = async (request: APIRequestContext): Promise<{ slug: string; make: string; model: string }> =>
  (await (await ask(request, SITE, '/api/cars/search?type=used')).json()).hits[0]

test('V10 the sheet is saved under the car’s name; a failure says so and the next try works @phone', async ({
  page,
  request,
}) => {
  const { slug, make, model } = await firstCar(request)
  await page.goto(`${siteOf(SITE)}/cars/${slug}`)
  const link = page.getByRole('link', { name: 'Download PDF' })
  // Without the page's code the browser saves the sheet itself, and says itself that it did not arrive.
  await ready(page)
  await page.route('**/pdf', (route) => route.abort(), { times: 1 })
  await link.click()
  await expect(page.getByText('The file did not arrive.')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe(`${slug}.pdf`)
  const text = pdfText(await readFile(await file.path()))
  for (const words of [`${make} ${model}`, 'licence', new Date().getFullYear().toString()])
    expect(text.toLowerCase()).toContain(words.toLowerCase())
  await expect(page.getByText('The file did not arrive.')).toBeHidden()
})

test('V10 another dealer has no sheet and no code of this car @desktop', async ({ request }) => {
  const { slug } = await firstCar(request)
  for (const call of ['pdf', 'qr'])
    expect((await ask(request, 'outback-caravans', `/api/cars/${slug}/${call}`)).status()).toBe(404)
})

// A phone has its own share sheet.
test('V17 share: the address, an email and a code; Back closes it @desktop', async ({ page, request }) => {
  const { slug } = await firstCar(request)
  await page.goto(`${siteOf(SITE)}/cars/${slug}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: /^Share this/ })
  await expect(dialog.getByLabel('Link to this page')).toHaveValue(new RegExp(`/cars/${slug}$`))
  const code = dialog.getByRole('img', { name: 'QR code of this page' })
  await expect
    .poll(() => code.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect(dialog).toBeHidden()
})
