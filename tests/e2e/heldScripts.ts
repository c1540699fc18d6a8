import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Scripts wait until this is called; then they arrive one after the other, `apart` ms between them. */
export const heldScripts = async (page: Page): Promise<(apart: number) => void> => {
  let release: (apart: number) => void = () => undefined
  const released = new Promise<number>((resolve) => (release = resolve))
  let before = 0
  await page.route('**/_next/static/**/*.js', async (route) => {
    await after((await released) * before++)
    await route.continue()
  })
  return release
}
