/** The filters of the list page on a phone. */
import { axe, expect, test } from './fixtures'
import { count, open, settled, tick } from './listPage'
import { siteOf } from './setup'

const westside = siteOf('westside-motors')

test('S17 the sheet: one change at a time is counted, Escape and Back close it, focus returns @phone', async ({
  page,
}) => {
  test.slow()
  await page.goto(`${westside}/search`)
  const filter = page.getByRole('button', { name: /^Filter/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show/ })
  const all = await count(page)
  await filter.click()
  await expect(sheet).toBeVisible()
  await expect(show).toBeInViewport()
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await filter.click()
  await expect(sheet).toBeVisible()
  // A tap above the sheet leaves it too, and does nothing to what is there.
  await page.mouse.click(195, 20)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/search$/)
  // Also at once, before the page behind is inert.
  const wasModal = await filter.evaluate(async (button: HTMLElement) => {
    button.click()
    for (let turn = 0; turn < 1000 && !document.querySelector('dialog[open]'); turn++) await null
    const modal = document.querySelector('dialog[open]:modal') !== null
    document.querySelector<HTMLElement>('header a[href="/"]')?.click()
    return modal
  })
  expect(wasModal).toBe(false)
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await expect(page).toHaveURL(/\/search$/)
  await filter.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/search$/)
  await filter.click()
  await open(page, 'body')
  await tick(page, 'body', 'Ute')
  await expect(show).not.toContainText(String(all))
  await expect(show).toContainText(/Show \d+ cars/)
  await expect(page).toHaveURL(/\/search$/)
  const shown = Number(/\d+/.exec(await show.innerText())?.[0])
  expect(await axe(page)).toEqual([])
  await show.click()
  await expect(page).toHaveURL(/body=Ute/)
  await expect(sheet).toBeHidden()
  await settled(page)
  expect(await count(page)).toBe(shown)
})
