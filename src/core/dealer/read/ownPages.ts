import { table } from '@/db/table'
import { OWN_PAGES } from '@/core/dealer/links/offeredLinks'

/** Which of `OWN_PAGES` exist for this dealer: a published page, or a redirect of its own. */
export async function ownPagesOf(tenant: string): Promise<string[]> {
  const [pages, redirects] = await Promise.all([
    (await table('pages')).find(
      [
        ['tenant', '=', tenant],
        ['slug', 'in', OWN_PAGES.map((path) => path.slice(1))],
        ['_status', '=', 'published'],
        ['deletedAt', '=', null],
      ],
      { fields: ['slug'] },
    ),
    (await table('redirects')).find(
      [
        ['tenant', '=', tenant],
        ['from', 'in', OWN_PAGES],
      ],
      { fields: ['from'] },
    ),
  ])
  const found = new Set([
    ...pages.map(({ slug }) => `/${String(slug)}`),
    ...redirects.map(({ from }) => from),
  ])
  return OWN_PAGES.filter((path) => found.has(path))
}
