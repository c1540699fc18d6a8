/** The page of one car, as a shopper uses it. */
import { demoCar, isHere } from './demoCar'
import { expect, ready, test } from './fixtures'
import { integrator } from './integrator'
import { levelOf, siteOf } from './setup'

const SMALL_PICTURES = { 'harbour-toyota': 5, 'westside-motors': 3, 'outback-caravans': 5 } as const

for (const [tenant, small] of Object.entries(SMALL_PICTURES))
  test(`V11 photos of ${tenant}: how many more, arrow keys, buttons, swipes, zoom${levelOf(tenant, 'outback-caravans')}`, async ({
    page,
    request,
    faults,
  }) => {
    const { car, href } = await demoCar(
      request,
      tenant,
      (one) => isHere(one) && (one.images?.length ?? 0) > small + 1,
    )
    await page.goto(href)
    const many = car.images?.length ?? 0
    const gallery = page.getByRole('region', { name: 'Photos' })
    await expect(gallery.getByText(`+${many - small} photos`)).toBeVisible()
    await ready(page)
    await gallery.getByRole('button', { name: 'Photo 2', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText(`Photo 2 of ${many}`)).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText(`Photo ${many} of ${many}`)).toBeAttached()
    await gallery.getByRole('button', { name: `${many} photos`, exact: true }).click()
    const zoom = page.getByRole('dialog').getByRole('button', { name: 'Zoom in' })
    await zoom.hover()
    await page.mouse.down()
    await page.mouse.move(60, 300, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('dialog').getByText(`1 of ${many}`)).toBeVisible()
    await zoom.click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom out' })).toBeVisible()
    expect(faults).toEqual([])
  })

test('V11 the small pictures of a mosaic end where the large one does @desktop', async ({
  page,
  request,
}) => {
  const { href } = await demoCar(
    request,
    'westside-motors',
    (one) => isHere(one) && (one.images?.length ?? 0) > 3,
  )
  await page.goto(href)
  const gallery = page.getByRole('region', { name: 'Photos' })
  const endOf = (name: string) =>
    gallery.locator(name).evaluate((part) => Math.round(part.getBoundingClientRect().bottom))
  expect(await endOf('.gal__thumbs')).toBe(await endOf('.gal__main'))
})

test('V13 a mark has a dot with its number on the photo, and an entry in the list', async ({
  page,
  request,
}) => {
  const { car, href } = await demoCar(
    request,
    'harbour-toyota',
    (one) => isHere(one) && Boolean(one.images?.some(({ tag }) => tag === 'imperfection')),
  )
  const mark = car.images?.find(({ tag }) => tag === 'imperfection')
  await page.goto(href)
  const list = page.locator('#inspection')
  await expect(list.getByRole('listitem').first()).toContainText(new RegExp(mark?.alt ?? 'no mark', 'i'))
  await expect(list.locator('.dot')).toHaveText('1')
  const [picture, dot] = await Promise.all([
    list.locator('.marks__pic').boundingBox(),
    list.locator('.dot').boundingBox(),
  ])
  const across = ((dot?.x ?? 0) + (dot?.width ?? 0) / 2 - (picture?.x ?? 0)) / (picture?.width ?? 1)
  expect(Math.round(across * 100)).toBeCloseTo(mark?.dot_x ?? -1, -1)
})

test('V6 a tab is opened by its address, and the arrow keys move on @desktop', async ({ page, request }) => {
  const { href } = await demoCar(request, 'westside-motors', isHere)
  await page.goto(`${href}#why-buy`)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Why Buy From Us?')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#why-buy')).toBeVisible()
  await expect(page.locator('#dealer-comments')).toBeHidden()
  // The keys' code is fetched at the first sign of a hand.
  await expect(async () => {
    await tab('Why Buy From Us?').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Reserve Online')).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
})

test('V6 without scripts all panels are read, each under its name @phone', async ({ browser, request }) => {
  const { href } = await demoCar(request, 'westside-motors', isHere)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(href)
  const panels = read.locator('#comments [role="tabpanel"]')
  expect(await panels.count()).toBeGreaterThan(2)
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible()
    await expect(panel.locator('.tabs__name')).toBeVisible()
  }
  await expect(read.locator('#comments [role="tablist"]')).toBeHidden()
  await plain.close()
})

test('V7 one bar on a phone, which makes way for the field with the focus @phone', async ({
  page,
  request,
}) => {
  const { href } = await demoCar(request, 'harbour-toyota', isHere)
  await page.goto(href)
  const bar = page.locator('[data-stick]')
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(bar).toBeInViewport()
  expect(await page.locator('.secnav').evaluate((nav) => getComputedStyle(nav).position)).toBe('static')
  const name = page.locator('#enquire').getByRole('textbox').first()
  await name.focus()
  await expect(bar).not.toBeInViewport()
  await expect(name).toBeInViewport()
})

test('V14 V12 a price changed through the API is dated on the page; a film is fetched after a press @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const stocknum = `V14-${Date.now()}`
  const { slug } = await send('PUT', stocknum, {
    make: 'Subaru',
    model: 'Outback',
    year: 2023,
    car_type: 'used',
    price: 39_990,
    external_video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  })
  await send('PATCH', stocknum, { price: 38_490 })
  const requested: string[] = []
  await page.route(/youtube/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' })
  })
  await page.goto(`${siteOf('westside-motors')}/cars/${slug}`)
  const moves = page.locator('#price-history').getByRole('listitem')
  await expect(moves).toHaveCount(2)
  await expect(moves.first()).toContainText(/\d+ \w+ 20\d\d/)
  await expect(moves.first()).toContainText('$38,490')
  await expect(moves.first()).toContainText('$1,500 down')
  expect(requested).toEqual([])
  const film = page.frameLocator('iframe[title^="Video of"]').getByText('Film')
  await page.getByRole('link', { name: /Play the video/ }).click()
  await expect(film).toBeVisible()
  expect(requested.at(-1)).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
})

test('V9 guarantees with a used car alone, and the way to reserve it @phone', async ({ page, request }) => {
  const used = await demoCar(
    request,
    'westside-motors',
    (one) => isHere(one) && one.car_type === 'used' && (one.price ?? 0) > 5000,
  )
  await page.goto(used.href)
  const banner = page.locator('#guarantees')
  await expect(banner.getByRole('listitem')).toHaveCount(5)
  await expect(banner.getByRole('link', { name: 'RESERVE ONLINE' })).toHaveAttribute(
    'href',
    new RegExp(`^${used.path}/(checkout|buy-online)$`),
  )
  const made = await demoCar(request, 'westside-motors', (one) => isHere(one) && one.car_type === 'new')
  await page.goto(made.href)
  await expect(page.locator('#promises')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('V18 V19 beside a reserved car: the line and three near ones; beside a sold one: what to do instead @phone', async ({
  page,
  request,
}) => {
  const reserved = await demoCar(
    request,
    'westside-motors',
    (one) => one.status === 'in_stock' && one.reserved === true,
  )
  await page.goto(reserved.href)
  const aside = page.locator('aside.buy')
  await expect(aside).toContainText('first in line is told first')
  await expect(aside.locator('.nearby li')).toHaveCount(3)
  await expect(aside.locator('.buy__cta a').first()).toHaveText('Tell me if it comes back')
  await expect(aside.locator('.buy__cta .btn--brand')).toHaveCount(1)
  await expect(aside.getByRole('link', { name: /test drive|offer/ })).toHaveCount(0)

  await page.goto(`${siteOf('westside-motors')}/search?status=sold`)
  const href = await page.locator('[data-grid] a[data-car]').first().getAttribute('href')
  await page.goto(`${siteOf('westside-motors')}${href}`)
  await expect(aside).toContainText(/Sold on \d+ \w+/)
  await expect(aside.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
  await expect(aside.locator('.nearby li')).toHaveCount(3)
  await expect(aside.locator(`.nearby a[href="${href}"]`)).toHaveCount(0)
})
