// product: Q5 Q8
import { z } from 'zod'
import { ask, expect, test } from './fixtures'
import { siteOf, TENANTS } from './setup'

/** A phone on a slow 4G network: 1.6 Mbit/s down, 150 ms there and back. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 }
const MOST = { lcp: 2500, cls: 0.02 }
const hits = z.object({ hits: z.array(z.object({ slug: z.string() })) })

declare global {
  interface Window {
    vitals: { lcp: number; cls: number }
  }
}

for (const tenant of TENANTS)
  test(`Q5 Q8 ${tenant}: on a slow network the main picture is there in time, nothing jumps, nobody else is told @phone @full`, async ({
    page,
    request,
  }) => {
    const { hits: cars } = hits.parse(await (await ask(request, tenant, '/api/cars/search')).json())
    const origin = new URL(siteOf(tenant)).origin
    const elsewhere: string[] = []
    page.on('request', (sent) => {
      const { origin: to, protocol } = new URL(sent.url())
      if (to !== origin && protocol.startsWith('http')) elsewhere.push(sent.url())
    })
    await page.addInitScript(() => {
      window.vitals = { lcp: 0, cls: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.vitals.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (
            'value' in entry &&
            typeof entry.value === 'number' &&
            !('hadRecentInput' in entry && entry.hadRecentInput)
          )
            window.vitals.cls += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    const paths = ['/', '/search/used-cars', `/cars/${cars[0]?.slug}`, '/book-test-drive', '/trade-in']
    for (const path of paths) {
      // As a first visit: nothing is kept from the page before.
      await session.send('Network.clearBrowserCache')
      await page.goto(siteOf(tenant) + path)
      await page.waitForLoadState('networkidle')
      const { lcp, cls } = await page.evaluate(() => window.vitals)
      expect(lcp, `LCP of ${path}`).toBeGreaterThan(0)
      expect(lcp, `LCP of ${path}`).toBeLessThanOrEqual(MOST.lcp)
      expect(cls, `CLS of ${path}`).toBeLessThanOrEqual(MOST.cls)
    }
    expect(elsewhere).toEqual([])
  })
