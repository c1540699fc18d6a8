/** `/compare?cars=slug,slug`; `only=differences` hides rows that are equal. */
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

export const isDifferencesOnly = (only: Param): boolean => [only].flat().includes('differences')

export const compareHref = (slugs: readonly string[], differencesOnly = false): string => {
  if (!slugs.length) return '/compare'
  return `/compare?cars=${slugs.map(encodeURIComponent).join(',')}${differencesOnly ? '&only=differences' : ''}`
}
