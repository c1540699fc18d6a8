/** A dealer with trackers for browser tests, and what leaves the house while they look at it. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, expect, ready, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'

export const GTM = { google: 'gtm-e2e12345' }
const made = z.object({ id: z.string() })
const tenant = z.object({ config: z.record(z.string(), z.unknown()) })

/** A container that counts each entry of the data layer, sets cookies, tells again and again, and at the end once more. */
const CONTAINER = `const to = (what) => 'https://www.google-analytics.com/g/collect?at=' + Date.now() + '&en=' + encodeURIComponent(what)
const tell = (what) => fetch(to(what), { mode: 'no-cors', keepalive: true })
const name = (entry) => entry.event || [...entry].slice(0, 2).join(' ')
document.cookie = '_ga=GA1.1; path=/; max-age=999'; document.cookie = '_gcl_au=1.1; path=/; max-age=999'
dataLayer.forEach((entry) => tell(name(entry)))
const push = dataLayer.push.bind(dataLayer)
dataLayer.push = (...entries) => { entries.forEach((entry) => tell(name(entry))); return push(...entries) }
setInterval(() => tell('still here'), 50)
addEventListener('pagehide', () => navigator.sendBeacon(to('bye')))`

interface Tracked {
  id: string
  slug: string
  config: Record<string, unknown>
}
/** One for each worker: demo dealers have no trackers, and other tests count on it. */
let own: Tracked | undefined

async function makeSite(page: Page): Promise<Tracked> {
  const { project, workerIndex } = test.info()
  const slug = `tracked-${project.name}-${workerIndex}`
  const wanted = { name: `Tracked ${workerIndex}`, slug, hosts: '', state: 'VIC', from: '', copy: 'look' }
  const answer = await page.request.post(`${platform}/admin/api/dealers`, {
    data: { ...wanted, adminName: '', adminEmail: '', unlisted: false },
    headers: { origin: platform },
  })
  expect(answer.status()).toBe(201)
  const { id } = made.parse(await answer.json())
  return { id, slug, ...tenant.parse(await adminGet(page, `/tenants/${id}?depth=0`)) }
}

export const save = ({ id, config }: Tracked, page: Page, trackers: object) =>
  page.request.patch(`${platform}/admin/api/tenants/${id}`, {
    data: { config: { ...config, trackers } },
    headers: { origin: platform },
  })

/** The dealer's address, with these trackers. */
export async function siteWith(page: Page, trackers: object): Promise<string> {
  await signIn(page, 'platform_admin')
  own ??= await makeSite(page)
  expect((await save(own, page, trackers)).status()).toBe(200)
  return siteOf(own.slug)
}

/** The dealer that `siteWith` made. */
export function ownDealer(): Tracked {
  if (!own) throw new Error('no dealer site')
  return own
}

/** Each request that leaves the house, with a container in the place of Google's. */
export async function watch(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.context().route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => {
      sent.push(route.request().url())
      const isContainer = route.request().url().includes('/gtm.js')
      return route.fulfill({ contentType: 'text/javascript', body: isContainer ? CONTAINER : '' })
    },
  )
  return sent
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Cookie choices' })
export const button = (page: Page, name: 'Allow' | 'No thanks') => bar(page).getByRole('button', { name })
export const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' })

/** Everything of the page has come: what would be asked of others by then was asked. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
  await page.waitForLoadState('networkidle')
}

/** A page with a running container never rests. */
export async function openTracked(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

export const namesOf = (sent: readonly string[]) =>
  sent.map((url) => new URL(url).searchParams.get('en') ?? new URL(url).pathname)
