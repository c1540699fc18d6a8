/** The admin's screens that a role can open, and what is wrong with one in each theme and width. */
import { expect, type Page } from '@playwright/test'
import { isFull } from '../helpers/full'
import { breaches, type Breach } from './axe'
import { platform } from './setup'

interface Known {
  rule: string
  /** The element of Payload's own that has the fault, or is around it. */
  within: string
  why: string
}

/** Faults of Payload's own parts that a sheet or a setting of ours cannot mend. */
const KNOWN: readonly Known[] = [
  {
    rule: 'list',
    within: '.doc-tabs__tabs',
    why: 'Its tabs are links straight within the list; no component of ours can stand between.',
  },
  {
    rule: 'target-size',
    within: '.nav:has(.fc-dealerswitch[open]) :is(.nav__link, .fc-nav__label button)',
    why: 'The list of dealers that a person has opened lies over a part of the menu until it closes.',
  },
]

const LOOKS = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 390, height: 844 },
] as const

/** Each node that breaks a rule, without those that are known. */
async function faultsNow(page: Page): Promise<Breach[]> {
  const faults = await breaches(page)
  const known = await page.evaluate(
    ([all, known]) =>
      all.map(({ rule, target }) =>
        known.some((one) => one.rule === rule && document.querySelector(target)?.closest(one.within)),
      ),
    [faults, KNOWN] as const,
  )
  return faults.filter((_, at) => !known[at])
}

const lineOf = ({ rule, target, html }: Breach): string => `${rule}: ${target} ${html.slice(0, 160)}`

/** Payload's frame takes the menu away from a narrow window, which can be a moment after the window became narrow. */
const NARROW = 1024

/** The screen has its code and its title, which may come after it, and what slides or fades in has come to rest: a colour halfway is nobody's to read. */
async function show(page: Page, theme: string): Promise<void> {
  await page.waitForFunction((narrow) => {
    const heading = document.querySelector('h1')
    const frame = document.querySelector('.template-default')
    const isPlaced =
      !frame ||
      (frame.classList.contains('template-default--nav-hydrated') &&
        (innerWidth > narrow || !frame.classList.contains('template-default--nav-open')))
    return (
      isPlaced &&
      document.title !== '' &&
      heading !== null &&
      Object.keys(heading).some((key) => key.startsWith('__reactProps'))
    )
  }, NARROW)
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
  }, theme)
}

/** All that breaks a rule on a screen of the admin as it is now: its own parts and Payload's, each node a line. */
export async function staffFaults(page: Page): Promise<string[]> {
  await show(page, (await page.locator('html').getAttribute('data-theme')) ?? 'light')
  return (await faultsNow(page)).map(lineOf)
}

/**
 * The same, wide in light and on a phone in dark: a theme changes colours alone, a width the parts that are there. `npm test`
 * takes turns: the screens of a role, the `at`-th here, share all their parts.
 */
export async function screenFaults(page: Page, at: number): Promise<string[]> {
  const lines: string[] = []
  for (const { theme, ...size } of LOOKS.filter((_, look) => isFull || look === at % LOOKS.length)) {
    await page.setViewportSize(size)
    await show(page, theme)
    lines.push(...(await faultsNow(page)).map((fault) => `${theme} ${size.width} ${lineOf(fault)}`))
  }
  const [first] = LOOKS
  await page.setViewportSize({ width: first.width, height: first.height })
  return lines
}

/** The addresses of the menu, each once. */
export async function menuAddresses(page: Page): Promise<string[]> {
  await page.goto(`${platform}/admin`)
  const links = await page
    .locator('aside.nav a[href^="/admin"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(['/admin', ...links])].filter((href) => !href.includes('logout'))
}

/** What a list leads to: its first row, and the screen that makes one. */
export async function listLeads(page: Page): Promise<{ row: string | null; create: string | null }> {
  const first = (selector: string) =>
    page
      .locator(selector)
      .first()
      .getAttribute('href', { timeout: 1 })
      .catch(() => null)
  return {
    row: await first('.collection-list tbody a[href*="/collections/"]'),
    create: await first('.fc-head a[href$="/create"]'),
  }
}

/** A row's screen and its tab say which row it is. */
export async function hasTitle(page: Page, address: string): Promise<void> {
  const title = page.locator('.doc-header__title')
  await expect(title, address).toHaveText(/\S/)
  await expect(title, address).not.toContainText('Untitled')
  // A name of several fields is whole once the form has them all: both are read again until they agree.
  await expect(async () => {
    expect(await page.title(), address).toContain(`${await title.getAttribute('title')} · `)
  }).toPass({ timeout: 10_000 })
}
