/** A list's form as query pairs, and a list's address as a question to the API. */

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(3A|2C|2F|5B|5D)/g, (escape) => decodeURIComponent(escape))

const digits = (text: string): string => text.replace(/[^\d]/g, '')
const BOUND = /^(min|max|scale)\[(\w+)\]$/

/**
 * Form entries to query pairs: the two boxes of a range become one `range[price]=10000:20000`, empty fields and
 * the default order are left out. Boxes that stand the wrong way round are turned. A slider sends both its ends whether they
 * were moved or not; `scale[price]=5000:250000` beside them says where they stand when they ask for nothing.
 */
export const foldEntries = (entries: Iterable<readonly [string, string]>): [string, string][] => {
  const pairs: [string, string][] = []
  const bounds = new Map<string, { min: string; max: string; scale: string }>()
  for (const [name, value] of entries) {
    const [, end, range] = BOUND.exec(name) ?? []
    if (range && end) {
      const bound = bounds.get(range) ?? { min: '', max: '', scale: '' }
      bounds.set(range, { ...bound, [end]: end === 'scale' ? value : digits(value) })
    } else if (value.trim() && !(name === 'sortBy' && value === 'relevant')) pairs.push([name, value.trim()])
  }
  for (const [range, { scale, ...ends }] of bounds) {
    const [lowest, highest] = scale.split(':')
    const [min, max] = [ends.min === lowest ? '' : ends.min, ends.max === highest ? '' : ends.max]
    if (!min && !max) continue
    const turned = min && max && Number(min) > Number(max)
    pairs.push([`range[${range}]`, turned ? `${max}:${min}` : `${min}:${max}`])
  }
  return pairs
}

const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')

const TYPES: Record<string, readonly string[]> = {
  'new-cars': ['new'],
  'used-cars': ['used'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
}

/** The same question for `/api/cars/search`, with what the path says moved into the query. */
export const apiHref = (listHref: string): string => {
  const [path = '', query = ''] = listHref.split('?')
  const [first, second] = path.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
  const types = first === undefined ? undefined : TYPES[first]
  const said: [string, string][] = (types ?? []).map((type) => ['car_type', type])
  if (first && !types) said.push(['make', first])
  if (first && !types && second) said.push(['model', second])
  const joined = [queryOf(said), query].filter(Boolean).join('&')
  return joined ? `/api/cars/search?${joined}` : '/api/cars/search'
}
