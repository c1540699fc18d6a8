import { table } from '@/db/table'
import { OWN_PAGES } from '@/domain/offeredLinks'
import { normalisePath } from '@/domain/redirects'

const named = (row: Record<string, unknown>, field: string): string =>
  normalisePath(typeof row[field] === 'string' ? row[field] : '')

/** Which of `OWN_PAGES` exist for this dealer: a published page, or a redirect of its own. */
export async function ownPagesOf(tenant: string): Promise<string[]> {
  const [pages, redirects] = await Promise.all([
    (await table('pages')).find(
      [
        ['tenant', '=', tenant],
        ['slug', 'in', OWN_PAGES.map((path) => path.slice(1))],
        ['_status', '=', 'published'],
      ],
      { fields: ['slug'] },
    ),
    (await table('redirects')).find(
      [
        ['tenant', '=', tenant],
        ['from', 'in', OWN_PAGES.flatMap((path) => [path, `${path}/`])],
      ],
      { fields: ['from'] },
    ),
  ])
  const found = new Set([
    ...pages.map((row) => named(row, 'slug')),
    ...redirects.map((row) => named(row, 'from')),
  ])
  return OWN_PAGES.filter((path) => found.has(path))
}
