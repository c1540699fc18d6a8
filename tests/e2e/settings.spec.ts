import type { Page } from '@playwright/test'
import { ask, expect, overflow, signIn, test } from './fixtures'
import { changeConfig, dealerConfig, stayHere } from './dealerConfig'
import { platform, siteOf } from './setup'
import { staffFaults } from './staffScreens'

async function openSettings(page: Page, dealer: string, isOfPlatform = false) {
  await (isOfPlatform ? signIn(page, 'platform_admin') : signIn(page, 'dealer_admin', dealer))
  const site = await dealerConfig(page, dealer)
  await stayHere(page)
  await page.goto(`${platform}/admin/collections/tenants/${site.id}`)
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible()
  return {
    section: (name: string) =>
      page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click(),
    save: async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
    },
    /** These parts alone: others change the rest of this dealer meanwhile. */
    restore: async (...parts: string[]) => {
      const before = Object.fromEntries(parts.map((part) => [part, site.config[part]]))
      expect(await changeConfig(page, dealer, (config) => ({ ...config, ...before }))).toBe(200)
    },
  }
}

test('T3 a dealer changes a word and the menu by forms, and the site shows them @desktop', async ({
  page,
  request,
}) => {
  const settings = await openSettings(page, 'westside-motors')
  const home = async () => (await ask(request, 'westside-motors', '/')).text()
  expect(await home()).not.toContain('Straight from the yard')

  await settings.section('Menu and footer')
  await page.getByRole('button', { name: 'New entry' }).click()
  const menu = page.getByRole('group', { name: 'Menu', exact: true })
  await menu.getByLabel('Text', { exact: true }).last().fill('Straight from the yard')
  await expect(page.getByText('Not saved until this is right:')).toBeHidden()
  await menu.getByRole('combobox', { name: 'Link', exact: true }).last().fill('/contact-us')
  await menu.getByRole('button', { name: 'Move up: Straight from the yard' }).click()
  await settings.section('Buttons and labels')
  await page.getByLabel('Enquire', { exact: true }).fill('Ask the yard')
  await expect(page.getByText(/^Was: /)).toBeVisible()
  await settings.save()
  try {
    expect(await home()).toContain('Straight from the yard')
    await page.goto(`${siteOf('westside-motors')}/search`)
    await page.locator('a[href^="/cars/"]').first().click()
    await expect(
      page
        .getByRole('link', { name: 'Ask the yard' })
        .or(page.getByRole('button', { name: 'Ask the yard' }))
        .first(),
    ).toBeVisible()
    expect(await (await ask(request, 'harbour-toyota', '/')).text()).not.toContain('Straight from the yard')
  } finally {
    await settings.restore('navigation', 'labels')
  }
})

test('T3 a value that cannot be is said in plain words, with the way there, and nothing is saved @desktop', async ({
  page,
}) => {
  const settings = await openSettings(page, 'outback-caravans')
  await settings.section('Reserving and buying')
  const deposit = page.getByLabel('Deposit', { exact: true })
  await deposit.fill('9000')
  await expect(page.getByText('Use 5,000 or less.').last()).toBeVisible()
  await settings.section('Brand')
  await page.getByRole('button', { name: 'Reserving and buying, Deposit' }).click()
  await expect(deposit).toHaveValue('9000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reserving and buying, Deposit: Use 5,000 or less.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Deposit' }).click()
  await expect(page.getByText('Use 5,000 or less.')).toHaveCount(0)
  expect(await staffFaults(page)).toEqual([])
})

test('T3 a setting is found by its words, with the keyboard alone @desktop', async ({ page }) => {
  await openSettings(page, 'harbour-toyota')
  await page.getByLabel('Find a setting').focus()
  await page.keyboard.type('comparison rate')
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible()
  const rate = page.getByLabel('Comparison rate (% p.a.)')
  for (let press = 0; press < 30 && !(await rate.evaluate((one) => one === document.activeElement)); press++)
    await page.keyboard.press('Tab')
  await expect(rate).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Was: 8.42 %.')).toBeVisible()
})

test('T3 every section of the settings fits its window @full-desktop', async ({ page }) => {
  const settings = await openSettings(page, 'westside-motors')
  const names = await page.getByRole('navigation', { name: 'Settings' }).getByRole('button').allInnerTexts()
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    await settings.section(name)
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    expect(await overflow(page), name).toBe(0)
  }
})

test('T3 two people change one setting: the second sees who, when and what, and takes theirs or saves over it @desktop', async ({
  page,
  browser,
}) => {
  const settings = await openSettings(page, 'westside-motors')
  const context = await browser.newContext()
  const other = await context.newPage()
  const theirs = await openSettings(other, 'westside-motors', true)
  const tagline = (on: Page) => on.getByLabel('Tagline', { exact: true })
  const nameInHeader = page.getByLabel('Name in the header', { exact: true })
  const conflict = page.getByRole('region', { name: 'Brand: changed by both' })
  const stored = async () => (await dealerConfig(page, 'westside-motors')).config.tagline
  try {
    for (const [theirWords, press] of [
      ['Theirs, first', 'Take theirs'],
      ['Theirs, second', 'Save mine over it'],
    ] as const) {
      await settings.section('Brand')
      await theirs.section('Brand')
      await tagline(page).fill(`Mine, beside ${theirWords}`)
      await nameInHeader.fill('Typed beside it')
      await tagline(other).fill(theirWords)
      await theirs.save()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(conflict).toContainText(`Theirs: ${theirWords}`)
      await expect(conflict).toContainText(`Yours: Mine, beside ${theirWords}`)
      await expect(
        page.getByRole('alert').filter({ hasText: `has saved “${theirWords}” here on` }),
      ).toBeVisible()
      expect(await stored()).toBe(theirWords)
      await expect(tagline(page)).toHaveValue(`Mine, beside ${theirWords}`)
      expect(await staffFaults(page)).toEqual([])
      await conflict.getByRole('button', { name: press }).click()
      await expect(conflict).toBeHidden()
      if (press === 'Take theirs') {
        await expect(tagline(page)).toHaveValue(theirWords)
        await expect(nameInHeader).toHaveValue('Typed beside it')
        await settings.save()
        expect(await stored()).toBe(theirWords)
      } else {
        await expect.poll(stored).toBe(`Mine, beside ${theirWords}`)
        await expect(tagline(page)).toHaveValue(`Mine, beside ${theirWords}`)
      }
      await other.reload()
    }
  } finally {
    await settings.restore('tagline', 'logo')
    await context.close()
  }
})
