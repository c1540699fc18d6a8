/** Of a list's address: `search=…`, `where[or][0]…`. */
export const isFiltered = (query: object | undefined): boolean =>
  Object.entries(query ?? {}).some(
    ([name, value]) => Boolean(value) && (name === 'search' || name.startsWith('where')),
  )
