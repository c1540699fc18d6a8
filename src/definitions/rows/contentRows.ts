import type { Where } from 'payload'
import type { TenantDefinition } from '@/definitions/definition'
import { redirectFrom } from '@/core/dealer/links/redirects'
import { daysFrom, type Ids, type Row } from './rows'

const both = (tenant: string, other: Where): Where => ({ and: [{ tenant: { equals: tenant } }, other] })
const of = (tenant: string, slug: string): Where => both(tenant, { slug: { equals: slug } })

export const offerRows = (
  tenant: string,
  { offers }: TenantDefinition,
  models: Ids,
  makes: Ids,
  now: number,
): Row[] =>
  offers.map(({ starts_in_days, ends_in_days, model_slug, manufacturer_slug, ...offer }, position) => ({
    collection: 'offers',
    key: offer.slug,
    where: of(tenant, offer.slug),
    data: {
      ...offer,
      tenant,
      position,
      _status: 'published',
      model: (model_slug && models.get(model_slug)) || null,
      manufacturer: (manufacturer_slug && makes.get(manufacturer_slug)) || null,
    },
    once: {
      starts_at: daysFrom(now, starts_in_days),
      ends_at: ends_in_days === undefined ? null : daysFrom(now, ends_in_days),
    },
  }))

export const promoRows = (tenant: string, { promoNodes }: TenantDefinition, now: number): Row[] =>
  promoNodes.map(({ starts_in_days, expires_in_days, car_types, ...node }) => ({
    collection: 'promo-nodes',
    key: node.slug,
    where: of(tenant, node.slug),
    data: { ...node, tenant, display: car_types },
    once: { start: daysFrom(now, starts_in_days), expiry: daysFrom(now, expires_in_days) },
  }))

export const templateRows = (tenant: string, { replyTemplates = [] }: TenantDefinition): Row[] =>
  replyTemplates.map((template, at) => ({
    collection: 'reply-templates',
    key: template.title,
    where: both(tenant, { title: { equals: template.title } }),
    data: { ...template, tenant, position: at + 1 },
  }))

export const popupRows = (tenant: string, { popups = [] }: TenantDefinition, now: number): Row[] =>
  popups.map(({ last_in_days, ...popup }) => ({
    collection: 'popups',
    key: popup.slug,
    where: of(tenant, popup.slug),
    data: { ...popup, tenant },
    once: { last_day: daysFrom(now, last_in_days) },
  }))

export const financeRateRows = (tenant: string, { financeRates = [] }: TenantDefinition): Row[] =>
  financeRates.map(({ effective_from, ...rate }) => {
    const from = { effective_from: `${effective_from}T12:00:00.000Z` }
    const { provider } = rate
    return {
      collection: 'finance-rates',
      key: `${provider}/${effective_from}`,
      where: both(tenant, {
        and: [{ provider: { equals: provider } }, { effective_from: { equals: from.effective_from } }],
      }),
      data: { ...rate, ...from, tenant },
    }
  })

export const reviewRows = (
  tenant: string,
  { reviews }: TenantDefinition,
  dealerships: Ids,
  now: number,
): Row[] =>
  reviews.map(({ days_ago, dealership_slug, image_url, ...review }) => ({
    collection: 'reviews',
    key: review.slug,
    where: of(tenant, review.slug),
    data: {
      ...review,
      tenant,
      dealership_id: (dealership_slug && dealerships.get(dealership_slug)) || null,
      image: image_url ? { url: image_url } : null,
    },
    once: { reviewed_at: daysFrom(now, -days_ago) },
  }))

export const pageRows = (tenant: string, { pages }: TenantDefinition): Row[] =>
  pages.map((page) => ({
    collection: 'pages',
    key: page.slug,
    where: of(tenant, page.slug),
    data: { ...page, tenant, _status: 'published' },
  }))

export const postRows = (
  tenant: string,
  { posts }: TenantDefinition,
  toRichText: (markdown: string) => unknown,
  now: number,
): Row[] =>
  posts.map(({ published_days_ago, body, ...post }) => ({
    collection: 'posts',
    key: post.slug,
    where: of(tenant, post.slug),
    data: { ...post, tenant, content: toRichText(body), _status: 'published' },
    once: { published_at: daysFrom(now, -published_days_ago) },
    source: { ...post, tenant, body },
  }))

export const teamRows = (tenant: string, { team }: TenantDefinition, locations: Ids): Row[] =>
  team.map((member, position) => ({
    collection: 'team-members',
    key: member.slug,
    where: of(tenant, member.slug),
    data: {
      ...member,
      tenant,
      position,
      location_id: (member.location_slug && locations.get(member.location_slug)) || null,
    },
  }))

export const redirectRows = (tenant: string, { redirects }: TenantDefinition): Row[] =>
  redirects.map(({ from: written, to, permanent }) => {
    const from = redirectFrom(written)
    return {
      collection: 'redirects',
      key: from,
      where: both(tenant, { from: { equals: from } }),
      data: { tenant, from, to, permanent: permanent ?? true },
    }
  })
