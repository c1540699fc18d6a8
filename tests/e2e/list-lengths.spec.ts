/** The grid of a list, whatever the number of its cars. */
import { expect, test } from './fixtures'
import { siteOf, TENANTS } from './setup'

/** Lists of 1 to 24 cars, with and without what stands between them, made of one page's cards. Runs in the browser. */
const faultsOfLengths = (list: HTMLElement): string[] => {
  const MOST = 24
  const LEAST_PX = 150
  const all = [...list.children]
  const [cars, end] = [
    all.filter((one) => one.matches('.card')),
    all.filter((one) => one.matches('.cta-card--end')),
  ]
  const between = all.flatMap((one, at) => (cars.includes(one) || end.includes(one) ? [] : [{ one, at }]))
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const measured = (length: number, isMixed: boolean): string[] => {
    const first = Array.from({ length }, (_, at) => cars[at % cars.length]?.cloneNode(true) ?? '')
    for (const { one, at } of isMixed ? between : [])
      if (at < first.length) first.splice(at, 0, one.cloneNode(true))
    list.replaceChildren(...first, ...end)
    const { left, right, width } = list.getBoundingClientRect()
    const shown = [...list.children].filter((one) => one.getClientRects().length > 0)
    const placed = shown.filter((one) => !one.matches('.vprops, .cta-card--end'))
    const wide = placed.map((one) => Math.round(one.getBoundingClientRect().width))
    const last = shown.at(-1)?.getBoundingClientRect()
    const isFilled = placed.length % columns === 0
    const faults = [
      ...(Math.max(...wide) - Math.min(...wide) > 1 ? [`wide ${[...new Set(wide)]}`] : []),
      ...(Math.min(...wide) < Math.max(LEAST_PX, columns === 1 ? width - 1 : 0)
        ? [`only ${Math.min(...wide)}`]
        : []),
      ...(placed.some((one) => one.getBoundingClientRect().left < left - 1) ? ['outside'] : []),
      ...(Math.abs(right - (last?.right ?? 0)) > 1 ? ['a hole at the end'] : []),
      ...(isFilled === shown.some((one) => one.matches('.cta-card--end'))
        ? ['an end too many or too few']
        : []),
    ]
    return faults.map((fault) => `${length} ${isMixed ? 'mixed' : 'cars'}: ${fault}`)
  }
  const lengths = Array.from({ length: MOST }, (_, at) => at + 1)
  const found = [true, false].flatMap((isMixed) => lengths.flatMap((length) => measured(length, isMixed)))
  list.replaceChildren(...all)
  return found
}

for (const tenant of TENANTS)
  test(`a list of any length has cards of one width and a whole last row: ${tenant} @desktop`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(tenant)}/search`)
    for (const [width, columns] of [
      [360, 1],
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const list = page.locator('[data-grid]')
      expect([
        width,
        await list.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length),
      ]).toEqual([width, columns])
      expect([width, await list.evaluate(faultsOfLengths)]).toEqual([width, []])
    }
  })
