import type { Where } from 'payload'
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'
import type { CarListState, CarView, CAR_AGES, CarFilter } from '@/core/car/carList'
import { DAY_S } from '@/lib/time'

const FOR_SALE: Where = { status: { equals: 'in_stock' } }
const ON_SHOW: Where = { status: { in: [...ON_SHOW_STATUSES] } }
const none = (name: string, most: number): Where => ({
  or: [{ [name]: { exists: false } }, { [name]: { less_than_equal: most } }],
})

export const VIEW_WHERE: Record<CarView, Where[]> = {
  sale: [FOR_SALE],
  photos: [ON_SHOW, none('photos_count', 0)],
  price: [ON_SHOW, none('price', MINIMUM_SHOWN_PRICE)],
  hidden: [ON_SHOW, { show_on_dealer_website: { equals: false } }],
  reserved: [FOR_SALE, { or: [{ reserved: { equals: true } }, { hold_state: { in: ['held', 'pending'] } }] }],
  coming: [{ status: { equals: 'coming_soon' } }],
  sold: [{ status: { equals: 'sold' } }],
  gone: [{ status: { equals: 'withdrawn' } }],
  all: [],
}

const SEARCHED = ['name', 'stocknum', 'vin', 'regplate'] as const
const MOST_WORDS = 6

/** Each word must be in one of the columns. */
export const wordsWhere = (search: string): Where[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => ({ or: SEARCHED.map((name) => ({ [name]: { contains: word } })) }))

/** The rows of a list's address; `find` adds the limits of the reader. `now` in epoch seconds. */
export const carsWhere = ({ view, search, make, kind, place, age }: CarListState, now: number): Where => ({
  and: [
    ...VIEW_WHERE[view],
    ...wordsWhere(search),
    ...(make ? [{ make: { equals: make } }] : []),
    ...(kind ? [{ car_type: { equals: kind } }] : []),
    ...(place ? [{ location_id: { equals: place } }] : []),
    ...(age ? [{ created_at: { less_than_equal: now - Number(age) * DAY_S } }] : []),
  ],
})

export const SORTS: Record<CarListState['order'], string[]> = {
  newest: ['-created_at', 'id'],
  oldest: ['created_at', 'id'],
  dearest: ['-price', 'id'],
  cheapest: ['price', 'id'],
}

export const VIEW_WORDS: Record<CarView, string> = {
  sale: 'For sale',
  photos: 'Without a picture',
  price: 'Without a price',
  hidden: 'Not on the website',
  reserved: 'Reserved',
  coming: 'Coming soon',
  sold: 'Sold',
  gone: 'Withdrawn',
  all: 'All cars',
}
export const EMPTY_WORDS: Record<CarView, string> = {
  sale: 'No car is for sale. Cars come from your stock feed, or you add one.',
  photos: 'Each car for sale has a picture.',
  price: 'Each car for sale has a price.',
  hidden: 'Each car for sale is on the website.',
  reserved: 'No car is reserved.',
  coming: 'No car is announced.',
  sold: 'No car is sold yet.',
  gone: 'No car was withdrawn.',
  all: 'No cars yet. They come from your stock feed, or you add one.',
}
export const FILTER_WORDS: Record<CarFilter, string> = {
  make: 'Make',
  kind: 'New or used',
  place: 'Location',
  age: 'Days in stock',
}
export const ORDER_WORDS: Record<CarListState['order'], string> = {
  newest: 'Newest first',
  oldest: 'Longest in stock',
  dearest: 'Highest price first',
  cheapest: 'Lowest price first',
}
export const ageWord = (days: (typeof CAR_AGES)[number]): string => `${days} days or more`
