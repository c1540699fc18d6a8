import 'server-only'
import { listCars } from '@/search/cars/list'
import { listLocations } from '@/core/place/read/locations'
import { listPages } from '@/features/pages/readPages'
import { countryFacts } from '@/core/dealer/country/country'
import { emptySearch } from '@/search/list/state'
import { countNoun } from '@/core/car/nounOfList'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import { isForAll } from '@/core/dealer/links/pageForAll'
import type { Site } from '@/core/dealer/views'
import { MCP_PATH } from '@/lib/paths'
import { slugify } from '@/lib/slugify'
import { grouped } from '@/lib/figures'

const MAX_MAKES = 40

/** What the site has, in Markdown for language models (llmstxt.org). All of it is on public pages. */
export async function llmsText(site: Site): Promise<string> {
  const [list, places, pages] = await Promise.all([
    listCars(site, emptySearch()),
    listLocations(site),
    listPages(site),
  ])
  const { origin, tenant, config } = site
  const line = (title: string, path: string, text = '') =>
    `- [${title}](${origin}${path})${text ? `: ${text}` : ''}`
  const count = (total: number) => `${grouped(total)} ${countNoun(total, config.labels.cars)}`
  const makes = (list.facets.make ?? []).filter((make) => make.count > 0).slice(0, MAX_MAKES)
  return [
    `# ${tenant.name}`,
    '',
    ...(config.tagline ? [`> ${config.tagline}`, ''] : []),
    '## Stock',
    '',
    line(
      `All ${config.labels.cars}`,
      '/search',
      `${count(list.count)}, prices in ${countryFacts(config.country).dollars}`,
    ),
    ...makes.map((make) => line(make.value, `/search/${slugify(make.value)}`, count(make.count))),
    line('The same list as JSON', '/api/cars/search', 'takes the parameters of the list page'),
    ...(config.features.agentSearch
      ? [line('The same search as tools of an MCP server', MCP_PATH, 'Streamable HTTP, read only')]
      : []),
    '',
    '## Locations',
    '',
    ...places.map((place) =>
      line(
        stripDepartment(place.name),
        `/locations/${place.slug}`,
        [addressLine(place.address), place.contact_detail.phone].filter(Boolean).join(', '),
      ),
    ),
    '',
    '## Pages',
    '',
    ...pages
      .filter(({ slug }) => slug !== 'home' && isForAll(`/${slug}`, config))
      .map(({ title, slug }) => line(title, `/${slug}`)),
    '',
  ].join('\n')
}
