import { NotFound, type Endpoint } from 'payload'
import { modelHref, offerHref } from '@/features/offers/offers.rules'
import { offeredLinks } from '@/core/dealer/links/offeredLinks'
import type { LinkTarget } from '@/core/dealer/links/linkTarget'
import { SITE_PAGES } from '@/core/dealer/links/sitePages'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { ownRows, type Reading } from '@/admin/ownRows'
import { dealerConfig } from '@/admin/dealerZone'
import { idOf } from '@/access/ids'
import { everyRole } from '@/access/rules'
import { tenantFor } from '@/access/tenantFor'

/** Reads with the user's own access: a link of one dealer never offers another's pages. */

type Reader = Omit<Reading, 'now'>
const MAX_ROWS = { limit: 500 }

const draftWord = (kind: string, status: string | null | undefined): string =>
  status === 'published' ? kind : `${kind}, not on the website yet`

/** Everything that a link of the dealer can lead to, without what its site has switched off. */
async function readTargets(reader: Reader, tenant: string): Promise<LinkTarget[]> {
  const own = { tenant: { equals: tenant } }
  const [pages, offers, models, places, posts, makes] = await Promise.all([
    ownRows(reader, 'pages', own, { ...MAX_ROWS, sort: 'title' }),
    ownRows(reader, 'offers', own, { ...MAX_ROWS, sort: 'name' }),
    ownRows(reader, 'models', own, { ...MAX_ROWS, sort: 'name' }),
    ownRows(reader, 'locations', own, { ...MAX_ROWS, sort: 'name' }),
    ownRows(reader, 'posts', own, { ...MAX_ROWS, sort: '-published_at' }),
    ownRows(reader, 'manufacturers', {}, { ...MAX_ROWS, sort: 'name' }),
  ])
  const config = tenantConfigSchema.safeParse(await dealerConfig(reader.payload, tenant)).data
  const makeOf = (id: unknown) => makes.find((make) => make.id === idOf(id)) ?? null
  const targets: LinkTarget[] = [
    ...pages
      .filter(({ slug }) => slug !== 'home')
      .map(({ title, slug, _status }) => ({ kind: draftWord('Page', _status), title, href: `/${slug}` })),
    ...SITE_PAGES,
    ...(config?.search.quickFilters ?? []).map(({ label, href }) => ({
      kind: 'List of cars',
      title: label,
      href,
    })),
    ...offers.map(({ name, slug, manufacturer, _status }) => ({
      kind: draftWord('Offer', _status),
      title: name,
      href: offerHref({ slug, manufacturer: makeOf(manufacturer) }, config?.manufacturer),
    })),
    ...models.map((model) => ({ kind: 'Model', title: model.name, href: modelHref(model) })),
    ...places.map(({ name, slug }) => ({ kind: 'Location', title: name, href: `/locations/${slug}` })),
    ...posts.map(({ title, slug, _status }) => ({
      kind: draftWord('Post', _status),
      title,
      href: `/blog/${slug}`,
    })),
  ]
  const ownPages = pages.filter(({ _status }) => _status === 'published').map(({ slug }) => `/${slug}`)
  return config ? offeredLinks(targets, { ...config, ownPages }) : targets
}

/** Staff of one dealer may leave out `?tenant=` -> {targets}; the same 404 for another dealer and a missing one. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  async handler(req) {
    const tenant = tenantFor(req, req.searchParams.get('tenant'), everyRole)
    if (!req.user) throw new NotFound(req.t)
    return Response.json({ targets: await readTargets({ payload: req.payload, user: req.user }, tenant) })
  },
}
