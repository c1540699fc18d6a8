/** Apart from what is said of them: a list's form in the browser knows the names alone. */
export const SORTS = [
  'relevant',
  'latest',
  'price_desc',
  'price_asc',
  'km_asc',
  'km_desc',
  'weekly_asc',
  'rating',
] as const
/** `nearest` is offered wherever a list knows places, whatever else a dealer offers. */
export type SortBy = (typeof SORTS)[number] | 'nearest'

export const isSort = (text: string): text is SortBy =>
  text === 'nearest' || SORTS.some((name) => name === text)
