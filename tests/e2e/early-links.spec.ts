/** Links of the admin that are pressed while the screen's code arrives. */
import { signIn, test } from './fixtures'
import { platform } from './setup'

test('a link that is pressed while its list gets its code leads where it says @phone', async ({
  page,
  context,
}) => {
  await signIn(page, 'editor', 'westside-motors')
  // The first moment in which React answers the press: its properties are on the element then.
  await page.addInitScript(() => {
    const press = () => {
      const link = document.querySelector<HTMLAnchorElement>('.fc-head a[href$="/create"]')
      if (link && Object.keys(link).some((key) => key.startsWith('__reactProps'))) link.click()
      else setTimeout(press)
    }
    if (location.pathname.endsWith('/collections/offers')) setTimeout(press)
  })
  const chrome = await context.newCDPSession(page)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${platform}/admin/collections/offers`, { waitUntil: 'commit' })
  await page.waitForURL(/\/collections\/offers\/create$/, { timeout: 30_000 })
})
