import 'server-only'
import { listCars } from '@/search/cars/list'
import { listLocations } from '@/core/place/read/locations'
import { listPages } from '@/features/pages/readPages'
import { countryFacts } from '@/core/dealer/country/country'
import { emptySearch } from '@/search/list/state'
import { countNoun } from '@/core/car/nounOfList'
import { DEPARTMENT_WORDS, placesByAddress, type Place } from '@/core/place/addresses'
import { addressLine } from '@/core/place/locationNames'
import { isForAll } from '@/core/dealer/links/pageForAll'
import type { Site } from '@/core/dealer/views'
import { MCP_PATH } from '@/lib/paths'
import { slugify } from '@/lib/slugify'
import { grouped } from '@/lib/figures'
import { t } from '@/lib/words'

const MAX_MAKES = 40

/** `Sales 03 5550 0110, Service 03 5550 0111`; one number for all is said once. */
function phonesOf({ main, departments }: Place): string[] {
  const own = departments.flatMap(({ department, location: { contact_detail } }) =>
    contact_detail.phone ? [[t(DEPARTMENT_WORDS[department]), contact_detail.phone] as const] : [],
  )
  if (new Set(own.map(([, phone]) => phone)).size > 1) return own.map(([word, phone]) => `${word} ${phone}`)
  return [own[0]?.[1] ?? main.contact_detail.phone ?? []].flat()
}

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
    ...(config.features.agentSearch
      ? [line('The same search as tools of an MCP server', MCP_PATH, 'Streamable HTTP, read only')]
      : []),
    '',
    '## Locations',
    '',
    ...placesByAddress(places).map((place) =>
      line(
        place.name,
        `/locations/${place.main.slug}`,
        [addressLine(place.main.address), ...phonesOf(place)].filter(Boolean).join(', '),
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
