import type { CAR_AGES, CarFilter, CarListState, CarView } from '@/core/car/carList'

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
  viewed: 'Most viewed',
}
export const ageWord = (days: (typeof CAR_AGES)[number]): string => `${days} days or more`
