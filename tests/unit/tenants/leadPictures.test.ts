/** One scene must not open page after page: a dealer whose every page begins alike has one page. */
import { expect, it } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { withoutFocus } from '@/lib/picture'
import type { TenantDefinition } from '@/definitions/definition'
import { demoTenants } from '../../../tenants'

const MOST = 3
/** Pages of shoppers themselves, which begin with one picture of the settings. */
const JOURNEYS = {
  picture: ['/sign-in', '/account'],
  garage: ['/garage'],
  sell: ['/sell-my-car'],
  trade: ['/trade-in'],
  drive: ['/book-test-drive'],
  parts: ['/parts/search'],
}
/** Their text is below a picture that the settings or a location have. */
const ELSEWHERE = new Set(['sell-your-car', 'sell-my-car', 'trade-in', 'book-test-drive', 'service/booking'])

const PICTURE = /^\/media\/[\w/-]+\.(?:webp|svg)/
/** The dealer's own; what shows a car of its stock is another thing. */
const SCENE = /^\/media\/assets\/[\w-]+\/[\w-]+\.webp$/

/** In the order of the page. */
const picturesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return PICTURE.test(value) ? [withoutFocus(value)] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesOf) : []
}

/** The scene that each page begins with, where it has one. */
function leadsOf({ pages, locations, config: input }: TenantDefinition): [page: string, scene: string][] {
  const { journeys } = tenantConfigSchema.parse(input).pages
  const placeOf = (street: unknown) =>
    locations.find(({ address, image_url }) => address?.street === street && image_url)
  const ownOrPlace = ({ image_url, address }: (typeof locations)[number]) =>
    image_url ?? placeOf(address?.street)?.image_url
  const primary = locations.find((location) => location.primary)
  const workshop = locations.find(({ location_type }) => location_type === 'service')
  const leads: [string, unknown][] = [
    ...pages
      .filter(({ slug }) => !ELSEWHERE.has(slug))
      .map(({ slug, layout }): [string, unknown] => {
        const showsPlaces = layout.some((block) => block.blockType === 'locations' && block.show === 'sales')
        return [`/${slug}`, [picturesOf(layout), showsPlaces && primary?.image_url]]
      }),
    ...locations.map((one): [string, unknown] => [`/locations/${one.slug}`, ownOrPlace(one)]),
    ['/contact-us', journeys.contact || primary?.image_url],
    ['/service/booking', workshop && ownOrPlace(workshop)],
    ...(['picture', 'garage', 'sell', 'trade', 'drive', 'parts'] as const).flatMap((name) =>
      JOURNEYS[name].map((page): [string, unknown] => [
        page,
        journeys[name] || journeys.picture || primary?.image_url,
      ]),
    ),
  ]
  return leads.flatMap(([page, shown]): [string, string][] => {
    const [first] = picturesOf(shown)
    return first && SCENE.test(first) ? [[page, first]] : []
  })
}

it.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
  '%s begins no more than three pages with the same scene',
  (_slug, tenant) => {
    const leads = leadsOf(tenant)
    expect(leads.length).toBeGreaterThan(10)
    const pagesOf = (scene: string) => leads.filter(([, other]) => other === scene).map(([page]) => page)
    const scenes = [...new Set(leads.map(([, scene]) => scene))].map(
      (scene) => [scene, pagesOf(scene)] as const,
    )
    const often = scenes
      .filter(([, all]) => all.length > MOST)
      .map(([scene, all]) => `${scene}: ${all.join(' ')}`)
    expect(often).toEqual([])
  },
)
