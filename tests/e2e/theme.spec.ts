import { z } from 'zod'
import { adminGet, expect, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'

const found = z.object({
  docs: z.array(
    z.looseObject({
      id: z.string(),
      config: z.looseObject({ theme: z.looseObject({ colours: z.record(z.string(), z.string()) }) }),
    }),
  ),
})

test('T8 the settings show the look and refuse colours that nobody can read @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  const [site] = found.parse(await adminGet(page, '/tenants?depth=0')).docs
  if (!site) throw new Error('no dealer site')
  const { config } = site
  const write = (brand: string) => page.getByRole('textbox', { name: 'Main button', exact: true }).fill(brand)
  await page.goto(`${platform}/admin/collections/tenants/${site.id}`)
  const look = page.frameLocator('iframe[title="Design preview"]')
  const button = look.getByRole('button', { name: 'The main button' })
  await expect(button).toHaveCSS('background-color', 'rgb(0, 104, 128)')
  await expect(page.getByText(/All \d+ pairs of colours can be read/)).toBeVisible()

  await write('#9fd8e6')
  await expect(button).toHaveCSS('background-color', 'rgb(159, 216, 230)')
  const fault = page.getByText(
    /^Text on the main button: Main button text #ffffff on Main button #9fd8e6 has 1\.\d\d:1/,
  )
  await expect(fault).toBeVisible()
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await refused).status()).toBe(400)
  await expect(page.getByText(/Colours: Text on the main button/).first()).toBeVisible()
  await page.goto(siteOf('harbour-toyota'))
  await expect(page.locator('html')).toHaveCSS('--brand', '#006880')

  await page.goto(`${platform}/admin/collections/tenants/${site.id}`)
  // The look has come from the settings: they read what is typed now.
  await expect(button).toHaveCSS('background-color', 'rgb(0, 104, 128)')
  await write('#0a5566')
  await expect(button).toHaveCSS('background-color', 'rgb(10, 85, 102)')
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect(page.locator('iframe[title="Design preview"]')).toHaveAttribute('width', '390')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
  await page.goto(siteOf('harbour-toyota'))
  await expect(page.locator('html')).toHaveCSS('--brand', '#0a5566')
  const back = await page.request.patch(`${platform}/admin/api/tenants/${site.id}`, {
    data: { config },
    headers: { origin: platform },
  })
  expect(back.status()).toBe(200)
})

test('T8 the look is for staff alone @desktop', async ({ page }) => {
  expect((await page.goto(`${platform}/admin/theme-preview`))?.status()).toBe(404)
  expect((await page.goto(`${siteOf('harbour-toyota')}/admin/theme-preview`))?.status()).toBe(404)
})

test('a dealer uploads letters of its own, chooses them, and the website is set in them @desktop', async ({
  page,
}) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  const [site] = found.parse(await adminGet(page, '/tenants?depth=0')).docs
  if (!site) throw new Error('no dealer site')
  await page.goto(`${platform}/admin/collections/tenants/${site.id}`)
  await page.getByRole('button', { name: 'Upload a font for Headings' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type="file"]').setInputFiles('public/fonts/besley-latin-wght-normal.woff2')
  await drawer.locator('[name="family"]').fill('Kauri Serif')
  await drawer.locator('[name="licence"]').fill('SIL Open Font License')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Headings', { exact: true }).locator('option:checked')).toHaveText(
    'Kauri Serif',
  )
  const look = page.frameLocator('iframe[title="Design preview"]')
  await expect(look.locator('html')).toHaveCSS('--font-display', /own Kauri Serif/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  try {
    await page.goto(siteOf('harbour-toyota'))
    await expect(page.locator('h1')).toHaveCSS('font-family', /own Kauri Serif/)
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('own Kauri') && status === 'loaded'),
      )
    await expect.poll(loaded).toBe(true)
  } finally {
    const back = await page.request.patch(`${platform}/admin/api/tenants/${site.id}`, {
      data: { config: site.config },
      headers: { origin: platform },
    })
    expect(back.status()).toBe(200)
  }
})
