/** Contradictions between a dealer's pages, offers and models and its locations and stock. Each rule lists what is wrong. */
import { presetSearch } from '@/blocks/preset'
import { newFrom } from '@/features/models/models.rules'
import { lowestPrices } from '@/features/models/variants.rules'
import type { TenantDefinition } from '@/definitions/definition'
import { DAY_LIMIT, MONTHS, NAMED_YEAR, SEASON } from './dated'
import type { StockRow } from './stockFile'

export interface Dealer {
  tenant: Pick<
    TenantDefinition,
    'config' | 'locations' | 'models' | 'offers' | 'promoNodes' | 'popups' | 'posts' | 'reviews' | 'pages'
  >
  stock: StockRow[]
}
export type ContentRule = (dealer: Dealer) => string[]

const UNSAID = /^(?:slug|href|link_href|picture.*|image_url|blockType|preset|date|from|to|place_url|map_key)$/

/** Every text of a value with the way to it. */
function textsIn(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    UNSAID.test(key) ? [] : textsIn(inner, `${way}.${key}`),
  )
}
const found = (value: unknown, ...patterns: RegExp[]): string[] =>
  textsIn(value).flatMap(([way, text]) => {
    const hit = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
    return hit ? [`${way}: ${hit}`] : []
  })

const HERE = /\b(?:in the yard|on the ground|here now|in stock)\b/i
const dollars = (text = ''): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(/,/g, '') ?? 0)
const isHere = ({ status, show_on_dealer_website }: StockRow) =>
  status === 'in_stock' && show_on_dealer_website !== false
const cheapest = (cars: StockRow[]): number => Math.min(...cars.flatMap(({ price }) => price || []))
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const named = (slug: string | undefined, stock: StockRow[]) =>
  stock.filter(({ make, model }) => slugOf(`${make} ${model}`) === slug)
/** What an offer or a price is of. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bnew\b/i, ['new', 'order']],
  [/\bused\b/i, ['used']],
  [/\bdemo/i, ['demo']],
]
/** The offers that name a price of a model's cars, with what each kind of these costs at least, as the model's page says it. */
const pricedOffers = ({ offers, models }: Dealer['tenant'], stock: StockRow[]) =>
  offers.flatMap((offer) => {
    const model = models.find(({ slug }) => slug === offer.model_slug)
    if (!model || !dollars(offer.price_text) || !/drive away|govt/i.test(offer.price_note ?? '')) return []
    const cars = named(model.slug, stock.filter(isHere)).map((row) => ({ ...row, slug: row.stocknum }))
    const prices = (['new', 'demo', 'used'] as const).flatMap((kind) =>
      lowestPrices(
        cars.filter(({ car_type }) => car_type === kind),
        kind === 'new' ? newFrom(model) : null,
      ),
    )
    return [{ offer, prices }]
  })
const bodyIn = (url = ''): string | undefined => /\/demo\/\w+\/([a-z0-9_]+-\d)-/.exec(url)?.[1]

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = (text: string, things: string): number[] =>
  [...text.matchAll(new RegExp(`\\b(${NUMBERS.join('|')}) ${things}\\b`, 'gi'))].map(([, word = '']) =>
    NUMBERS.indexOf(word.toLowerCase()),
  )

export const CONTENT_RULES: Record<string, ContentRule> = {
  'a season, a month or a year where dates are counted from the first load': ({ tenant }) =>
    found(
      [
        tenant.offers,
        tenant.promoNodes,
        tenant.popups,
        tenant.models,
        tenant.posts,
        tenant.config.navigation,
        tenant.locations.map(({ coming_late }) => coming_late),
      ],
      SEASON,
      MONTHS,
      NAMED_YEAR,
    ),
  'a weekday for the end of an offer that has a date': ({ tenant }) =>
    found([tenant.offers, tenant.promoNodes, tenant.popups], DAY_LIMIT),
  'a week that is longer': ({ tenant }) =>
    tenant.promoNodes
      .filter(
        ({ title, starts_in_days, expires_in_days }) =>
          /\bweek\b/i.test(title) && expires_in_days - starts_in_days > 7,
      )
      .map(({ title }) => title),
  'a charger for cars without a plug': ({ tenant }) =>
    textsIn([tenant.offers, tenant.promoNodes, tenant.pages, tenant.models])
      .filter(
        ([, text]) =>
          /\bhybrid/i.test(text) && /\bcharger|wall ?box|charging/i.test(text) && !/plug-in/i.test(text),
      )
      .map(([way, text]) => `${way}: ${text}`),
  'another number of yards or workshops': ({ tenant }) => {
    const open = (kind: string) =>
      tenant.locations.filter(({ location_type, coming_late }) => location_type === kind && !coming_late)
        .length
    return textsIn([tenant.pages, tenant.offers]).flatMap(([way, text]) => [
      ...counted(text, 'workshops')
        .filter((count) => count !== open('service'))
        .map((count) => `${way}: ${count} workshops`),
      ...counted(text.replace(/any two of our/gi, ''), 'yards')
        .filter((count) => count > open('sales'))
        .map((count) => `${way}: ${count} yards`),
    ])
  },
  'a from-price that is not the lowest': ({ tenant, stock }) =>
    pricedOffers(tenant, stock).flatMap(({ offer, prices }) => {
      const kind = KINDS.findLast(
        ([words]) => words.test(offer.category ?? '') || words.test(offer.disclaimer ?? ''),
      )
      const lowest = prices.find(({ of }) => kind?.[1].includes(of)) ?? prices[0]
      return !offer.price_text?.startsWith('From ') || lowest?.amount === dollars(offer.price_text)
        ? []
        : [`${offer.name}: ${offer.price_text}, ${lowest?.amount}`]
    }),
  'an offer that does not say of what it is, where another of its kind costs less': ({ tenant, stock }) =>
    pricedOffers(tenant, stock).flatMap(({ offer, prices }) =>
      prices.some(({ amount }) => amount < dollars(offer.price_text)) &&
      !KINDS.some(([words]) => words.test(`${offer.name} ${offer.description}`))
        ? [offer.name]
        : [],
    ),
  'a new one for less than the model begins at': ({ tenant, stock }) =>
    tenant.models.flatMap(({ slug, from_price }) => {
      const cars = named(slug, stock).filter(({ car_type, price }) => car_type === 'new' && price)
      return from_price && cheapest(cars) < from_price ? [`${slug}: ${cheapest(cars)}`] : []
    }),
  'a model to come that stands in the yard': ({ tenant, stock }) =>
    tenant.models
      .filter(({ status, slug }) => status === 'coming_soon' && named(slug, stock).some(isHere))
      .map(({ slug }) => slug),
  'a model no longer made that is sold new': ({ tenant, stock }) =>
    tenant.models
      .filter(
        ({ status, slug }) =>
          status === 'discontinued' && named(slug, stock).some(({ car_type }) => car_type === 'new'),
      )
      .map(({ slug }) => slug),
  'another number in the yard than is there': ({ tenant, stock }) =>
    tenant.models.flatMap(({ slug, summary }) =>
      counted(summary ?? '', 'in the yard')
        .filter((count) => count !== named(slug, stock).filter(isHere).length)
        .map((count) => `${slug}: ${count}`),
    ),
  'as standing here what is to come or was sold': ({ tenant }) =>
    tenant.pages.flatMap(({ slug, layout }) => [
      ...textsIn(layout)
        .filter(([, text]) => text.includes('{count}') && HERE.test(text))
        .map(([way, text]) => `${slug}${way}: ${text}`),
      ...layout.flatMap((block) =>
        block.blockType === 'stockRail' &&
        HERE.test(block.heading ?? '') &&
        !presetSearch(block.preset ?? '').facets.status?.every((status) => status === 'in_stock')
          ? [`${slug}: ${block.heading}`]
          : [],
      ),
    ]),
  'a model shown with another body than its cars': ({ tenant, stock }) =>
    tenant.models.flatMap(({ slug, image_url }) => {
      const bodies = new Set(
        named(slug, stock).flatMap(({ primary_image_url }) => bodyIn(primary_image_url ?? '') ?? []),
      )
      const shown = bodyIn(image_url ?? '')
      return bodies.size > 0 && shown && !bodies.has(shown)
        ? [`${slug}: ${shown}, not ${[...bodies].join()}`]
        : []
    }),
  'every car of a kind, and only those marked': ({ tenant }) =>
    tenant.offers
      .filter(
        ({ conditions, disclaimer }) =>
          conditions?.some((line) => /^every\b/i.test(line)) && /marked with/i.test(disclaimer ?? ''),
      )
      .map(({ name }) => name),
  'an electric offer with the picture of another car': ({ tenant }) =>
    [...tenant.offers, ...tenant.posts]
      .filter((entry) => {
        const title = 'name' in entry ? entry.name : entry.title
        return (
          /\belectric\b/i.test(title) &&
          /^\/media\/demo\/(?!.*\/?(?:cutout-)?ev_)/.test(entry.image_url ?? '')
        )
      })
      .map(({ slug }) => slug),
  'a tram where there is none': ({ tenant }) =>
    tenant.reviews
      .filter(
        ({ dealership_slug, text }) =>
          /\btram\b/i.test(text ?? '') && !/footscray|adelaide/.test(dealership_slug ?? ''),
      )
      .map(({ slug }) => slug),
  'a caravan called a car': ({ tenant }) =>
    tenant.offers
      .filter(
        ({ category, name, description }) =>
          category === 'Vans' && /(?<!tow )\bcars?\b/i.test(`${name} ${description}`),
      )
      .map(({ name }) => name),
}
