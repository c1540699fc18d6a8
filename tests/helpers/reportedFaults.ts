/** Differences between the structured data of a page and what the page shows. */
import { z } from 'zod'
import { formatLongDate } from '@/lib/dates'
import { formatKm, formatMoney } from '@/core/money/format'
import { formatSpan } from '@/core/place/hours/day'
import { emptyIn, textOf, textsOf, type Reported } from './pageText'

const carShape = z.looseObject({
  '@type': z.enum(['Car', 'Vehicle', 'Motorcycle', 'BusOrCoach']),
  name: z.string(),
  url: z.url(),
  sku: z.string(),
  brand: z.object({ '@type': z.literal('Brand'), name: z.string() }),
  model: z.string(),
  vehicleModelDate: z.string().regex(/^\d{4}$/),
  itemCondition: z.string(),
  image: z.array(z.url()).optional(),
  color: z.string().optional(),
  mileageFromOdometer: z
    .object({ value: z.number(), unitCode: z.literal('KMT') })
    .loose()
    .optional(),
  offers: z.looseObject({
    '@type': z.literal('Offer'),
    url: z.url(),
    price: z.number().optional(),
    priceCurrency: z.literal('AUD').optional(),
    availability: z.string(),
    seller: z.object({ '@id': z.string() }),
  }),
})

const availabilityShown = (html: string): string => {
  if (/data-standing="sold"/.test(html)) return 'SoldOut'
  if (html.includes('class="buy__held"')) return 'Reserved'
  return 'free'
}

/** Differences between a car's structured data and its page; empty when they agree. */
export function carFaults(html: string, reported: readonly Reported[]): string[] {
  const cars = reported.filter(({ '@type': type }) =>
    ['Car', 'Vehicle', 'Motorcycle', 'BusOrCoach'].includes(type),
  )
  const parsed = carShape.safeParse(cars[0])
  if (cars.length !== 1 || !parsed.success) return [`has ${cars.length} cars: ${parsed.error?.message}`]
  const car = parsed.data
  const text = textOf(html)
  const heading = textOf(/<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
  const [variant = ''] = textsOf(html, 'p', 'vtitle__variant')
  const [price = ''] = textsOf(html, 'b', 'price__now')
  const caravan = /caravan|camper/i.test(String(car.bodyType))
  const shown = availabilityShown(html)
  const notice = car.offers.availability.split('/').at(-1)
  const same: [what: string, holds: boolean][] = [
    ['type', (car['@type'] === 'Vehicle') === caravan],
    ['steering', 'steeringPosition' in car === !caravan],
    ['heading', heading === `${car.vehicleModelDate} ${car.brand.name} ${car.model}`],
    ['variant', variant === (car.vehicleConfiguration ?? '')],
    ['name', `${heading} ${variant}`.startsWith(car.name.replace(/ $/, ''))],
    ['stock number', text.includes(car.sku)],
    ['colour', !car.color || text.includes(car.color)],
    ['body', !car.bodyType || text.includes(String(car.bodyType))],
    ['kilometres', !car.mileageFromOdometer || text.includes(formatKm(car.mileageFromOdometer.value))],
    ['availability', shown === 'free' ? notice === 'InStock' || notice === 'PreOrder' : notice === shown],
    ['currency', (car.offers.price === undefined) === (car.offers.priceCurrency === undefined)],
    [
      'price',
      shown === 'SoldOut'
        ? car.offers.price === undefined
        : car.offers.price === undefined
          ? !/^(?:Price )?\$/.test(price)
          : price === `Price ${formatMoney(car.offers.price)}`,
    ],
    ['addresses', car.url === car.offers.url && html.includes(`rel="canonical" href="${car.url}"`)],
  ]
  return same
    .filter(([, holds]) => !holds)
    .map(([what]) => `${what}: ${JSON.stringify(car)} shows ${heading}, ${variant}, ${price}, ${shown}`)
}

/** For any page: nothing empty, the dealer itself, and the breadcrumbs that it shows. */
export function reportedFaults(html: string, reported: readonly Reported[]): string[] {
  const crumbs = reported.filter(({ '@type': type }) => type === 'BreadcrumbList')
  const names = z
    .array(z.object({ itemListElement: z.array(z.looseObject({ name: z.string() })) }).loose())
    .parse(crumbs)
    .map(({ itemListElement }) => itemListElement.map(({ name }) => name))
  const shown = /<nav class="crumbs"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1]
  const items = [...(shown ?? '').matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, inner = '']) =>
    textOf(inner),
  )
  return [
    ...reported.flatMap((one) => emptyIn(one, one['@type']).map((at) => `${at} is empty`)),
    ...(reported.some((one) => one['@type'] === 'AutoDealer') ? [] : ['no dealer']),
    ...(names.length && JSON.stringify(names) !== JSON.stringify([items])
      ? [`crumbs ${JSON.stringify(names)}, shown ${JSON.stringify(items)}`]
      : []),
  ]
}

const hoursShape = z.array(z.looseObject({ opens: z.string(), closes: z.string() })).default([])
const placeShape = z.looseObject({
  name: z.string(),
  telephone: z.string().optional(),
  address: z.looseObject({ streetAddress: z.string(), addressLocality: z.string(), postalCode: z.string() }),
  openingHoursSpecification: hoursShape,
})

const placeFaults = (one: Reported, html: string): string[] => {
  const place = placeShape.parse(one)
  const text = textOf(html)
  const spans = place.openingHoursSpecification.map(({ opens: open, closes: close }) =>
    formatSpan({ open, close }),
  )
  return [
    ...[
      place.address.streetAddress,
      place.address.addressLocality,
      place.address.postalCode,
      ...spans,
    ].filter((shown) => !text.includes(shown)),
    ...(place.telephone && !html.includes(`tel:${place.telephone}`) ? [place.telephone] : []),
  ].map((missing) => `${missing} of ${place.name} is not shown`)
}

/** What the data of one type say and the page does not show. */
export function typeFaults(one: Reported, html: string): string[] {
  const text = textOf(html)
  switch (one['@type']) {
    case 'ItemList': {
      const list = z
        .object({ itemListElement: z.array(z.object({ name: z.string(), url: z.string() }).loose()) })
        .loose()
        .parse(one)
      const cards = [...html.matchAll(/class="card__title"><a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
      const shown = cards.map(([, href = '']) => href)
      const titles = cards.map(([, , title = '']) => textOf(title))
      const urls = list.itemListElement.map(({ url }) => new URL(url).pathname)
      return [
        ...(urls.join() === shown.slice(0, urls.length).join()
          ? []
          : [`cars ${urls.join()} shown ${shown.join()}`]),
        ...list.itemListElement.flatMap(({ name }, index) =>
          name.startsWith(titles[index] ?? '-') ? [] : [`car ${name}`],
        ),
      ]
    }
    case 'FAQPage': {
      const faq = z
        .object({
          mainEntity: z
            .array(
              z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }).loose() }).loose(),
            )
            .min(1),
        })
        .loose()
        .parse(one)
      const plain = (words: string) =>
        words
          .replace(/\*\*|\[|\]\([^)]*\)/g, '')
          .replace(/\s+/g, ' ')
          .trim()
      return faq.mainEntity
        .flatMap(({ name, acceptedAnswer }) => [name, plain(acceptedAnswer.text)])
        .filter((words) => !text.includes(words))
        .map((words) => `“${words}” is not shown`)
    }
    case 'BlogPosting': {
      const post = z
        .object({
          headline: z.string(),
          description: z.string(),
          datePublished: z.string(),
          author: z.object({ name: z.string() }).loose().optional(),
        })
        .loose()
        .parse(one)
      const by = textsOf(html, 'p', 'post__by').join()
      return [post.headline, post.description]
        .filter((words) => !text.includes(words))
        .concat(
          [formatLongDate(post.datePublished), post.author?.name ?? ''].filter(
            (words) => !by.includes(words),
          ),
        )
        .map((words) => `“${words}” is not shown`)
    }
    default:
      return String(one['@id']).endsWith('#place') ? placeFaults(one, html) : []
  }
}
