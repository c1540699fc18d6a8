import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { statedKm } from '@/core/car/blank'
import { shownCity } from '@/core/car/shownCity'
import { formatKm } from '@/core/money/format'
import { priceOf, type PriceConfig } from '@/core/car/price'
import { facetValueText } from '@/search/list/chips'
import { countNoun } from '@/core/car/nounOfList'
import type { Site } from '@/core/dealer/views'
import type { ListState } from '@/search/list/state'
import { t } from '@/lib/words'
import { capital, listedAnd } from '@/lib/text'
import { grouped } from '@/lib/figures'

const only = (values: readonly string[] | undefined): string =>
  values?.length === 1 ? (values[0] ?? '') : ''

/** `Toyota and Mazda`; more than two would be a list, not a heading. */
const upToTwo = (values: readonly string[] | undefined): string => {
  const [first = '', second] = values ?? []
  if (values?.length !== 2 || second === undefined) return only(values)
  return t('{first} and {second}', { first, second })
}

const manyOf = (body: string): string => `${body}${/(?:s|x|z|ch|sh)$/.test(body) ? 'es' : 's'}`

const placeOf = ({ location_name, city }: ListState['facets']): string => {
  if (only(location_name)) return t('at {place}', { place: only(location_name) })
  return only(city) && t('in {place}', { place: only(city) })
}

export const searchHeading = ({ facets, query }: ListState, noun = 'cars'): string => {
  const types = [...(facets.car_type ?? [])].sort().join()
  const type =
    types === 'demo,new'
      ? t('New and demo')
      : only(facets.car_type) && facetValueText('car_type', only(facets.car_type))
  const things = only(facets.body) ? manyOf(only(facets.body)) : noun
  const words = [
    type,
    only(facets.fuel),
    upToTwo(facets.make),
    only(facets.model),
    only(facets.model) && !only(facets.body) ? '' : things,
  ]
  const text = [words.filter(Boolean).join(' '), placeOf(facets), query && t('for “{query}”', { query })]
    .filter(Boolean)
    .join(' ')
  return capital(text)
}

type Named = Pick<Site, 'tenant' | 'config'>
const countOf = (count: number, noun: string): string => `${grouped(count)} ${countNoun(count, noun)}`

const pageWords = ({ page }: ListState): string => (page > 1 ? t(', page {page}', { page }) : '')

/** The count names the noun already: `23 cars`. */
const isNounAlone = (state: ListState, noun: string): boolean =>
  searchHeading(state, noun).toLowerCase() === noun.toLowerCase()

/** `Used Toyota HiLux for sale (23 cars, page 2) | Harbour Toyota`. */
export const searchTitle = (state: ListState, count: number, { tenant, config }: Named): string => {
  const { cars } = config.labels
  return `${t('{what} for sale ({count}{page})', { what: searchHeading(state, cars), count: countOf(count, cars), page: pageWords(state) })} | ${tenant.name}`
}

export const searchDescription = (state: ListState, count: number, { tenant, config }: Named): string =>
  t(
    isNounAlone(state, config.labels.cars)
      ? '{count} at {name}, with prices, photos and full details{page}.'
      : '{count}: {what}, {name}, with prices, photos and full details{page}.',
    {
      count: countOf(count, config.labels.cars),
      what: searchHeading(state, config.labels.cars),
      name: tenant.name,
      page: pageWords(state),
    },
  )

/** What search engines show of a title, in letters. */
const TITLE_SHOWN = 70

/** The stock number tells apart two of the same car at one place. Place and dealer give way in a title that is too long to be read. */
export const carTitle = (
  car: Pick<Car, 'name' | 'city' | 'stocknum' | 'status' | 'sold'>,
  { tenant, config }: Named,
): string => {
  const place = shownCity(car, config)
  const name = isSold(car) ? t('Sold: {name}', { name: car.name }) : car.name
  const stock = t('stock {stocknum}', { stocknum: car.stocknum })
  const inPlace = place && ` ${t('in {place}', { place })}`
  const whole = [`${name}${inPlace ?? ''}, ${stock} | ${tenant.name}`, `${name}, ${stock} | ${tenant.name}`]
  return whole.find((title) => title.length <= TITLE_SHOWN) ?? `${name}, ${stock}`
}

/** A sold car has no price any more; one by subscription that can be bought names both. */
const priceLine = (car: Car, config: PriceConfig): string => {
  if (isSold(car)) return t('Sold')
  const view = priceOf(car, config)
  if (view.kind === 'none') return view.text
  const whole = (price: string) => [price, view.typeLabel].filter(Boolean).join(' ')
  if (view.kind === 'price') return whole(view.price.text)
  const weekly = `${view.price.text} ${view.suffix}`
  return view.purchase ? t('{price} or {weekly}', { price: whole(view.purchase.text), weekly }) : weekly
}

export const carDescription = (car: Car, config: PriceConfig): string => {
  const km = statedKm(car)
  const facts = [
    priceLine(car, config),
    km === null ? null : formatKm(km),
    car.simple_transmission,
    car.simple_fuel,
    car.colour,
    t('stock {stocknum}', { stocknum: car.stocknum }),
  ]
  return `${car.name}: ${facts.filter(Boolean).join(', ')}.`
}

/* For lists that staff do not describe one by one: each names what only that list has. */

const NAMED_PEOPLE = 4
const NAMED_POSTS = 3

export const teamDescription = (place: string, people: readonly string[]): string =>
  t(
    people.length > NAMED_PEOPLE
      ? 'Who you meet at {place}: {names} and others.'
      : 'Who you meet at {place}: {names}.',
    {
      place,
      names: people.length > NAMED_PEOPLE ? people.slice(0, NAMED_PEOPLE).join(', ') : listedAnd(people),
    },
  )

export const categoryDescription = (category: string, name: string, titles: readonly string[]): string =>
  t('{category} from {name}: {titles}', {
    category,
    name,
    titles: titles.slice(0, NAMED_POSTS).join(' · '),
  })
