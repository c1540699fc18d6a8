/** `/compare?cars=slug,slug`; rows that are equal are hidden, without `only=all`. */
export const COMPARE_LIMIT = 4

const SLUG = /^[\w-]+$/
/** More than are compared, so that the next car takes the place of one that is gone. */
const READ_AT_MOST = 3 * COMPARE_LIMIT

type Param = string | readonly string[] | undefined

export const compareSlugs = (cars: Param): string[] => {
  const named = [cars ?? []]
    .flat()
    .flatMap((part) => part.split(','))
    .map((slug) => slug.trim())
  return [...new Set(named.filter((slug) => SLUG.test(slug)))].slice(0, READ_AT_MOST)
}

/** A form without JavaScript sends `all`, and `differences` after it where the switch is on. */
export const isDifferencesOnly = (only: Param): boolean =>
  [only].flat().includes('differences') || ![only].flat().includes('all')

export const compareHref = (slugs: readonly string[], differencesOnly = true): string => {
  if (!slugs.length) return '/compare'
  return `/compare?cars=${slugs.map(encodeURIComponent).join(',')}${differencesOnly ? '' : '&only=all'}`
}
