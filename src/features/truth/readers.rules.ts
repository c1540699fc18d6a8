/** Reads back what the places say: from the markup, the texts and the files as shoppers and other websites get them. */
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { hasPrice } from '@/core/car/price'
import { parseJson } from '@/lib/json'
import { decoded } from '@/lib/text'
import { t } from '@/lib/words'
import type { Said, Standing } from './statement.rules'

const CARD = /<article class="card" data-status="(\w*)".*?<\/article>/gs
const CAR = /href="\/cars\/([^"#?/]+)"/
const PRICE = /<b class="price__now[^>]*>(.*?)<\/b>(?:<span class="price__type">(.*?)<\/span>)?/s
const WEEKLY = /<p class="weekly">(.*?)<\/p>/s
const BUY = /<aside class="buy" .*?<\/aside>/s
const LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const AMOUNT = /\d[\d,]*/

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const textOf = (html = ''): string =>
  html
    .replace(/<span class="sr">.*?<\/span>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/** Null for words without an amount. */
const amountIn = (text: string): number | null => {
  const [figure] = AMOUNT.exec(text) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}

/** The price block of cards and pages. */
function priceIn(html: string): Pick<Said, 'price' | 'weekly' | 'type'> {
  const [, now, kind] = PRICE.exec(html) ?? []
  const amount = amountIn(textOf(now))
  const type = textOf(kind) || null
  if (type === t('/ week')) return { price: null, weekly: amount, type: null }
  const weekly = textOf(WEEKLY.exec(html)?.[1])
  const isSubscription = weekly.includes(t('/ week'))
  return {
    price: amount,
    weekly: isSubscription ? amountIn(weekly) : null,
    type: amount === null ? null : type,
  }
}

const CARD_STANDINGS: Record<string, Standing> = {
  in_stock: 'for sale',
  coming_soon: 'coming soon',
  offer: 'reserved',
  sold: 'sold',
}

/** By slug: the cards of a page of the list. */
export function cardsIn(html: string): Map<string, Said> {
  const cards = new Map<string, Said>()
  for (const [card, status = ''] of html.matchAll(CARD)) {
    const slug = CAR.exec(card)?.[1]
    const standing = CARD_STANDINGS[status]
    if (slug) cards.set(decoded(slug), { ...priceIn(card), standing: standing ? [standing] : [] })
  }
  return cards
}

/** The box with the price on a car's page; null where there is none. */
export function pageSays(html: string): Said | null {
  const [box] = BUY.exec(html) ?? []
  if (!box) return null
  if (box.includes('class="buy__sold"')) return { price: null, weekly: null, type: null, standing: ['sold'] }
  const standing: Standing[] = box.includes('class="buy__held"') ? ['reserved'] : ['for sale', 'coming soon']
  return { ...priceIn(box), standing }
}

/** Whoever holds a car to come, robots read that it is to come. */
const AVAILABILITIES: Record<string, readonly Standing[]> = {
  InStock: ['for sale'],
  PreOrder: ['coming soon', 'reserved'],
  Reserved: ['reserved'],
  SoldOut: ['sold'],
}
const offerSchema = z.object({
  offers: z.object({ price: z.number().optional(), availability: z.string() }),
})

/** The facts for engines; null where the page has none. */
export function dataSays(html: string): Said | null {
  for (const [, json = ''] of html.matchAll(LD)) {
    const { data } = offerSchema.safeParse(parseJson(json))
    if (data)
      return {
        price: data.offers.price ?? null,
        standing: AVAILABILITIES[data.offers.availability.split('/').at(-1) ?? ''] ?? [],
      }
  }
  return null
}

/**
 * The first price of a text, with the words for what it covers right after it: of the sheet, of mails and of what assistants
 * are answered. `labels`: the dealer's, the longest first.
 */
export function wordsSay(text: string, labels: readonly string[]): Said {
  const said: Said = { price: null, weekly: null, type: null }
  for (const found of text.matchAll(/\$([\d,]*\d)/g)) {
    const before = text.slice(0, found.index).trimEnd()
    const after = text.slice(found.index + found[0].length)
    if (/was$/i.test(before)) continue
    const amount = amountIn(found[0])
    const rest = after.replace(/^(?:, was \$[\d,]+)?[\s,]*/, '')
    if (after.trimStart().startsWith(t('/ week').trim())) said.weekly ??= amount
    else if (said.price === null) {
      said.price = amount
      said.type = labels.find((label) => rest.startsWith(label)) ?? null
    }
  }
  return said
}

const calledSchema = z.object({
  price: z.number().nullish(),
  price_type: z.string().nullish(),
  status: z.string(),
  reserved: z.boolean().nullish(),
  sold: z.boolean().nullish(),
})

const itemsSchema = z.object({ items: z.array(z.unknown()) })
const fileRows = (file: string, text: string): unknown[] =>
  file.endsWith('.json')
    ? (itemsSchema.safeParse(parseJson(text)).data?.items ?? [])
    : parse(text, { columns: true, bom: true, delimiter: file.endsWith('.tsv') ? '\t' : ',' })

/** `DAPPrice` and `dapprice` are one column. */
const inSmallLetters = (row: unknown) =>
  Object.fromEntries(Object.entries(Object(row)).map(([name, value]) => [name.toLowerCase(), value]))
const figure = z.coerce.string().nullish()
const rowSchema = z.object({
  ...{ url: figure, link: figure, price: figure, dapprice: figure, egcprice: figure },
  ...{ price_type: figure, pricetype: figure, vehicle_price_type: figure },
})
const GOOGLE_TYPES: Record<string, string> = {
  drive_away_price: 'drive_away',
  excluding_government_charges_price: 'egc',
}

/** By slug: a file for other websites has cars for sale alone. `labelOf`: the dealer's words for a type of price. */
export function fileSays(
  file: string,
  text: string,
  labelOf: (type: string) => string | null,
): Map<string, Said> {
  const cars = new Map<string, Said>()
  for (const one of fileRows(file, text)) {
    const { data } = rowSchema.safeParse(inSmallLetters(one))
    const slug = /\/cars\/([^/?#]+)/.exec(data?.url ?? data?.link ?? '')?.[1]
    if (!data || !slug) continue
    const isTable = data.dapprice !== undefined
    const stated = isTable ? data.dapprice || data.egcprice : data.price
    const google = data.vehicle_price_type
    const code = google ? (GOOGLE_TYPES[google] ?? google) : (data.price_type ?? data.pricetype)
    cars.set(decoded(slug), {
      standing: ['for sale'],
      // The table has a column for each of two types, and none for the others.
      ...(!isTable || stated ? { price: amountIn(stated ?? '') } : {}),
      ...(stated && code ? { type: labelOf(code) } : {}),
    })
  }
  return cars
}

/** What a call answers of a car that is shown. */
export function callSays(answer: unknown, labelOf: (type: string) => string | null): Said | null {
  const { data } = calledSchema.safeParse(answer)
  if (!data) return null
  const isSold = data.sold === true || data.status === 'sold'
  if (isSold) return { standing: ['sold', 'not shown'] }
  const standing: Record<string, Standing> = { in_stock: 'for sale', coming_soon: 'coming soon' }
  const own = standing[data.status] ?? 'not shown'
  const price = hasPrice(data) ? (data.price ?? null) : null
  return {
    price,
    ...(price !== null && { type: labelOf(data.price_type ?? '') }),
    standing: data.reserved && own !== 'not shown' ? ['reserved'] : [own],
  }
}
