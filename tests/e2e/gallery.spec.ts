/** The gallery of a car: nothing lies on the picture, at any width. */
import { demoCar, isHere } from './demoCar'
import { expect, ready, test } from './fixtures'

test('V11 a large picture is whole, between what is said of it, no larger than its pixels; small ones lead to others', async ({
  page,
  request,
}) => {
  const { car, href } = await demoCar(
    request,
    'harbour-toyota',
    (one) => isHere(one) && (one.images?.length ?? 0) > 6,
  )
  const many = car.images?.length ?? 0
  await page.goto(href)
  await ready(page)
  await page.getByRole('button', { name: `${many} photos`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const large = dialog.locator('[data-large]')
  await expect(large).toBeVisible()
  await expect(dialog.locator('.lightbox__soft')).toHaveCount(0)
  const small = dialog.getByRole('button', { name: 'Photo 3', exact: true })
  const [window, place, picture, row] = await Promise.all(
    [dialog, dialog.locator('.lightbox__at'), large, small].map((part) => part.boundingBox()),
  )
  if (!window || !place || !picture || !row) throw new Error('A part of the gallery has no place')
  expect(window.width).toBe(await page.evaluate(() => innerWidth))
  expect(picture.y).toBeGreaterThanOrEqual(place.y + place.height)
  expect(picture.y + picture.height).toBeLessThanOrEqual(row.y)
  // The density of the picture makes its own width 1.25 of its pixels.
  expect(picture.width).toBeLessThanOrEqual(await large.evaluate((img: HTMLImageElement) => img.naturalWidth))
  if (window.width < 640)
    expect(Math.abs(picture.y + picture.height / 2 - window.height / 2)).toBeLessThan(12)
  await small.click()
  await expect(small).toHaveAttribute('aria-current', 'true')
  await expect(dialog.getByText(`3 / ${many}`)).toBeVisible()
})

test('V11 at a tablet’s width what is pressed stands beneath the picture, and no page is widened @desktop', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const tenant of ['outback-caravans', 'westside-motors']) {
    const { href } = await demoCar(request, tenant, (one) => isHere(one) && (one.images?.length ?? 0) > 3)
    await page.goto(href)
    const [picture, all] = await Promise.all(
      ['.gal__main > picture img', '.gal__all'].map((part) => page.locator(part).first().boundingBox()),
    )
    if (!picture || !all) throw new Error('A part of the gallery has no place')
    expect(all.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  }
})
