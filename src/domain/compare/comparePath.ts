/** The address of the compare page: `/compare?cars=slug,slug`, with `only=differences` when rows that agree are left out. */
export const COMPARE_LIMIT = 4

const SLUG = /^[\w-]+$/
/** More than are compared, so that one that is gone makes room for the next. */
const READ_AT_MOST = 3 * COMPARE_LIMIT

type Param = string | readonly string[] | undefined

/** The cars that an address names, each once, in its order; what cannot be a slug is not one. */
export const compareSlugs = (cars: Param): string[] => {
  const named = [cars ?? []]
    .flat()
    .flatMap((part) => part.split(','))
    .map((slug) => slug.trim())
  return [...new Set(named.filter((slug) => SLUG.test(slug)))].slice(0, READ_AT_MOST)
}

export const isDifferencesOnly = (only: Param): boolean => [only].flat().includes('differences')

export const compareHref = (slugs: readonly string[], differencesOnly = false): string => {
  if (!slugs.length) return '/compare'
  return `/compare?cars=${slugs.map(encodeURIComponent).join(',')}${differencesOnly ? '&only=differences' : ''}`
}
