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
export type SortBy = (typeof SORTS)[number]

export const isSort = (text: string): text is SortBy => SORTS.some((name) => name === text)
