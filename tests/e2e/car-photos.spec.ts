// product: B6 W6
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, overflow, signIn, test } from './fixtures'
import { integrator } from './integrator'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const DEALER = 'westside-motors'
const found = z.object({
  docs: z.array(
    z.object({
      ...{ id: z.string(), slug: z.string(), primary_image_url: z.string().nullish() },
      ...{ images: z.array(z.looseObject({ image: z.object({ url: z.string() }) })) },
      overrides: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
})
const phone = readFileSync('tests/fixtures/pictures/phone.heic')
const file = (name: string, mimeType: string, buffer = phone) => ({ name, mimeType, buffer })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
}
const order = (tiles: Locator) => tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-photo')))

test('B6 photos are added, arranged by hand and by keyboard, described, and survive the feed @full-phone', async ({
  page,
  request,
  faults,
}, { project, retry }) => {
  test.slow()
  const isPhone = project.name === 'phone'
  const stocknum = `PHOTO-${project.name}-${retry}`
  const send = integrator(request, DEALER, 'westside-geelong')
  await signIn(page, 'editor', DEALER)
  const demo = found.parse(
    await adminGet(page, '/cars?depth=0&limit=1&sort=slug&where[photos_count][greater_than]=1'),
  )
  const [a = '', b = ''] = demo.docs[0]?.images.map(({ image }) => image.url) ?? []
  const pictures = (...urls: string[]) => ({ images: urls.map((url) => ({ image: { url } })) })
  const facts = { make: 'Mazda', model: 'CX-5', year: 2021, car_type: 'used', price: 30_000, km: 20_000 }
  expect(await send('PUT', stocknum, { ...facts, ...pictures(a, b) })).toMatchObject({ result: 'created' })
  const stored = async () => {
    const [car] = found.parse(await adminGet(page, `/cars?depth=0&where[stocknum][equals]=${stocknum}`)).docs
    if (!car) throw new Error('the car that was sent is not there')
    return car
  }
  const { id, slug } = await stored()

  // From the list of cars, or from the list of what is missing.
  const add = page.getByLabel('Add photos', { exact: true })
  if (isPhone) {
    await page.goto(`${platform}/admin/collections/cars/${id}`)
    await expect(async () => {
      if (await page.getByRole('button', { name: 'Overview' }).isVisible())
        await page.getByRole('button', { name: 'Overview' }).click({ timeout: 1000 })
      await page.getByRole('button', { name: /Add pictures until/ }).click({ timeout: 1000 })
      await expect(add).toBeFocused({ timeout: 1000 })
    }).toPass()
  } else {
    await page.goto(`${platform}/admin/cars?view=all&search=${stocknum}`)
    await page.getByRole('link', { name: /^Add photos of/ }).click()
    await expect(add).toBeFocused({ timeout: 20_000 })
  }
  const tiles = page.locator('.fc-photo')
  await expect(tiles).toHaveCount(2)
  await expect(tiles.first()).toContainText('Main photo')
  await expect(tiles.first()).toContainText('From the feed')
  await expect(page.getByText('up to 25 MB and 50 megapixels each')).toBeVisible()

  // One is lost on the way and tried again, two are refused before they are sent or when they are read.
  let losses = 0
  await page.route('**/admin/api/car-photos/**', (route) => (losses++ ? route.continue() : route.abort()))
  await add.setInputFiles([
    file('IMG_1.HEIC', 'image/heic'),
    file('IMG_2.HEIC', ''),
    file('boot.tif', 'image/tiff'),
    file('torn.jpg', 'image/jpeg', phone.subarray(0, 500)),
  ])
  const coming = page.getByRole('list', { name: 'Uploading photos' }).getByRole('listitem')
  await expect(coming.filter({ hasText: 'boot.tif' })).toContainText('save it as a JPEG first')
  await expect(coming.filter({ hasText: 'IMG_1.HEIC' })).toContainText('The connection was lost.')
  await expect(coming.filter({ hasText: 'torn.jpg' })).toContainText(/damaged|no photo/)
  await expect(tiles).toHaveCount(3)
  expect(await staffFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again with IMG_1.HEIC' }).press('Enter')
  await expect(tiles).toHaveCount(4)
  await page.getByRole('button', { name: 'Skip boot.tif' }).click()
  await page.getByRole('button', { name: 'Skip torn.jpg' }).click()
  await expect(coming).toHaveCount(0)
  await expect(tiles.last()).toContainText('Yours')
  const [first, second, third, fourth] = await order(tiles)

  // By the keys of its grip, by plain buttons, and by dragging.
  const grip = (url: string | null | undefined) =>
    page.locator(`.fc-photo[data-photo="${url ?? ''}"]`).getByRole('button', { name: /^Move photo/ })
  await grip(fourth).focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('The photo is now 1 of 4, the main photo.')).toBeVisible()
  await expect(grip(fourth)).toBeFocused()
  expect(await order(tiles)).toEqual([fourth, first, second, third])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => order(tiles)).toEqual([first, fourth, second, third])
  await tiles
    .nth(1)
    .getByRole('button', { name: /^Make main/ })
    .click()
  await expect.poll(() => order(tiles)).toEqual([fourth, first, second, third])
  await tiles
    .nth(1)
    .getByRole('button', { name: /^Move later/ })
    .press('Enter')
  await expect.poll(() => order(tiles)).toEqual([fourth, second, first, third])
  if (!isPhone) {
    await tiles.nth(3).locator('img').dragTo(tiles.nth(1))
    await expect.poll(() => order(tiles)).toEqual([fourth, third, second, first])
    await page.getByRole('button', { name: 'Undo' }).click()
  }
  await expect.poll(() => order(tiles)).toEqual([fourth, second, first, third])

  // Removed, and back.
  await tiles
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(tiles).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByText('The feed has 1 photo that you do not show.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(tiles)).toEqual([fourth, second, first, third])

  await tiles.first().getByRole('button', { name: /^Text/ }).press('Enter')
  await tiles.first().getByLabel('Alt text').fill('A scratch on the boot')
  await tiles.first().getByLabel('It is a close-up of damage, such as a scratch').check()
  await tiles.first().getByLabel('From the left, %').fill('20')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await save(page)
  expect(await stored()).toMatchObject({
    primary_image_url: fourth,
    images: [
      { image: { url: fourth }, alt: 'A scratch on the boot', tag: 'imperfection', dot_x: 20 },
      ...[second, first, third].map((url) => ({ image: { url } })),
    ],
  })

  // The feed comes again with another order; the website shows staff's.
  await send('PUT', stocknum, { ...facts, ...pictures(b, a) })
  expect((await stored()).primary_image_url).toBe(fourth)
  const html = await (await ask(request, DEALER, `/cars/${slug}`)).text()
  expect(html).toContain((fourth ?? '').split('/').at(-1))
  expect(html).toContain('A scratch on the boot')

  await page.goto(`${platform}/admin/collections/cars/${id}#photos`)
  // The same page with another fragment is not loaded anew.
  await page.reload()
  await expect(add).toBeFocused({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Use the feed’s photos and order' }).click()
  await expect.poll(() => order(tiles)).toEqual([b, a])
  await save(page)
  expect(await stored()).toMatchObject({ primary_image_url: b, overrides: {} })
  expect(faults).toEqual([])
})

test('T9 sales staff see the photos of a car and change none @desktop', async ({ page, faults }) => {
  await signIn(page, 'sales', DEALER)
  const { docs } = found.parse(
    await adminGet(page, '/cars?depth=0&limit=1&where[photos_count][greater_than]=1'),
  )
  await page.goto(`${platform}/admin/collections/cars/${docs[0]?.id ?? ''}`)
  await expect(async () => {
    await page.getByRole('button', { name: 'Pictures', exact: true }).click({ timeout: 1000 })
    await expect(page.locator('.fc-photo').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('Add photos', { exact: true })).toHaveCount(0)
  await expect(page.locator('.fc-photo').getByRole('button')).toHaveCount(0)
  expect(faults).toEqual([])
})
