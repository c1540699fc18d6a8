import 'server-only'
import { listLocations } from '@/core/place/read/locations'
import { listOffers } from '@/features/offers/readOffers'
import { listPages, listPosts, listTeam } from '@/features/pages/readPages'
import { offerHref } from '@/features/offers/offers.rules'
import { isForAll } from '@/core/dealer/links/pageForAll'
import type { PostView, Site } from '@/core/dealer/views'
import { pictureUrl } from '@/lib/picture'
import { slugify } from '@/lib/slugify'
import { PICTURE_WIDTH, type SitemapEntry } from './sitemapXml'
import { listModels } from '@/core/car/read/models'
import { showsAccessories } from '@/core/car/accessories'

interface Dated {
  updatedAt?: string
}

const entry = (path: string, { updatedAt }: Dated = {}, image?: string | null): SitemapEntry => ({
  path,
  changed: updatedAt?.slice(0, 10),
  images: image ? [pictureUrl(image, PICTURE_WIDTH)] : [],
})

const modelEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const models = await listModels(site)
  const { accessories } = site.config.features
  return [
    ...(models.length ? [entry('/models')] : []),
    ...models
      .filter(({ override_url }) => !override_url)
      .map((model) => entry(`/${model.slug}`, model, model.image?.url)),
    ...models
      .filter((model) => showsAccessories(model, accessories))
      .map((model) => entry(`/${model.slug}/accessories`, model, model.image?.url)),
    ...(accessories ? [entry('/parts/search')] : []),
  ]
}

const offerEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const offers = await listOffers(site)
  return [
    ...(offers.length ? [entry('/special-offers')] : []),
    ...offers.map((offer) => entry(offerHref(offer, site.config.manufacturer), offer, offer.image_url)),
  ]
}

/** A post has the address before its category, as on the page. */
const postEntries = (posts: readonly PostView[]): SitemapEntry[] => {
  const categories = new Set(posts.flatMap(({ category }) => category || []))
  return [
    ...(posts.length ? [entry('/blog')] : []),
    ...[...categories].map((category) => entry(`/blog/${slugify(category)}`)),
    ...posts.map((post) => entry(`/blog/${post.slug}`, post, post.image_url)),
  ]
}

const placeEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const [locations, team] = await Promise.all([listLocations(site), listTeam(site)])
  const teams = new Set(team.flatMap(({ location_slug }) => location_slug || []))
  return [
    entry('/locations'),
    entry('/contact-us'),
    ...locations.map((place) => entry(`/locations/${place.slug}`, place, place.image?.image.url)),
    ...[...teams].map((slug) => entry(`/teams/${slug}`)),
  ]
}

export async function contentEntries(site: Site): Promise<SitemapEntry[]> {
  const [pages, places, offers, models, posts] = await Promise.all([
    listPages(site),
    placeEntries(site),
    offerEntries(site),
    modelEntries(site),
    listPosts(site),
  ])
  return [
    ...pages
      .filter(({ slug }) => isForAll(`/${slug}`, site.config))
      .map((page) => entry(page.slug === 'home' ? '/' : `/${page.slug}`, page)),
    ...places,
    ...offers,
    ...models,
    ...postEntries(posts),
  ]
}
