/** A car on its turntable: frames of the feed behind one picture. */
import { axe, expect, test } from './fixtures'
import { integrator } from './integrator'
import { siteOf } from './setup'

test('V12 the car turns by keys, by a drag and by buttons; nothing of it is loaded before a press @full-desktop', async ({
  page,
  request,
  faults,
}) => {
  test.setTimeout(120_000)
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const views = ['front', 'hero', 'right34', 'side', 'rear', 'rear34', 'wheel', 'lamp']
  const frames = views.map((view) => ({
    image: { url: `/media/demo/studio/4x4-1-white-${view}.webp` },
    tag: 'spin',
  }))
  const car = { make: 'Isuzu', model: 'MU-X', year: 2022, car_type: 'used', price: 45_990 }
  const own = [{ image: { url: '/media/demo/studio/4x4-1-grey-hero.webp' } }]
  const { slug } = await send('PUT', `V12-${Date.now()}`, { ...car, images: [...own, ...frames] })
  const requested: string[] = []
  page.on('request', (one) => requested.push(one.url()))
  await page.goto(`${siteOf('westside-motors')}/cars/${slug}`)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('4x4-1-white'))).toEqual([])
  const turntable = page.getByRole('slider', { name: /^Turn the/ })
  await expect(async () => {
    await page.getByRole('button', { name: 'Turn it around' }).click({ timeout: 1000 })
    await expect(turntable).toBeFocused({ timeout: 3000 })
  }).toPass()
  const view = (number: number) => expect(turntable).toHaveAttribute('aria-valuetext', `View ${number} of 8`)
  await page.keyboard.press('ArrowRight')
  await view(2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await view(8)
  await page.getByRole('button', { name: 'Turn right' }).click()
  await view(1)
  const box = await turntable.boundingBox()
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await page.mouse.move((box?.x ?? 0) + 20, middle)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 20 + (box?.width ?? 0) / 2, middle, { steps: 4 })
  await page.mouse.up()
  await view(5)
  await expect(turntable.locator('img:visible')).toHaveAttribute('src', /4x4-1-white-rear\.webp/)
  expect(faults).toEqual([])

  const { slug: plain } = await send('PUT', `V12-${Date.now()}-b`, { ...car, images: own })
  await page.goto(`${siteOf('westside-motors')}/cars/${plain}`)
  await expect(page.locator('#comments')).toBeVisible()
  await expect(page.locator('#turntable')).toHaveCount(0)
})

test('V12 the view from inside is fetched when it is opened, and is looked around in with the keyboard @full-phone', async ({
  page,
  request,
  faults,
}) => {
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const car = { make: 'Isuzu', model: 'MU-X', year: 2022, car_type: 'used', price: 45_990 }
  const images = [
    { image: { url: '/media/demo/studio/4x4-1-grey-hero.webp' } },
    { image: { url: '/media/demo/interior_suv-1-light-dash.webp' }, tag: 'panorama' },
  ]
  const { slug } = await send('PUT', `V12-${Date.now()}-c`, { ...car, images })
  const requested: string[] = []
  page.on('request', (one) => requested.push(one.url()))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${siteOf('westside-motors')}/cars/${slug}`)
  await page.locator('#inside').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const inside = () => requested.filter((url) => url.includes('interior_suv-1-light-dash'))
  expect(inside()).toEqual([])
  await page.locator('#inside summary').click()
  const strip = page.getByRole('region', { name: 'View from inside the 2022 Isuzu MU-X' })
  const picture = strip.getByRole('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1024, height: 780 })
  const [bare, full] = await strip.evaluate((box) => [
    box.clientWidth - (box.firstElementChild?.clientWidth ?? 0),
    box.clientWidth,
  ])
  expect(full).toBeGreaterThan(500)
  expect(bare).toBeLessThanOrEqual(0)
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
})
