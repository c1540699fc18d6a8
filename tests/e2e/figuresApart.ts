import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Each figure of the calculator's result stays in its own column. */
export async function figuresApart(page: Page): Promise<void> {
  const [out, ...figures] = await Promise.all(
    [page.locator('.calc__big').first(), ...(await page.locator('.calc__big b').all())].map((one) =>
      one.boundingBox(),
    ),
  )
  const edges = figures.map((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)])
  expect(edges[0]?.[1]).toBeLessThan(edges[1]?.[0] ?? 0)
  expect(edges[1]?.[1]).toBeLessThanOrEqual((out?.x ?? 0) + (out?.width ?? 0))
}
