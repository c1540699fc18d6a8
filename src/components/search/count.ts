export const countHref = (query: string): string => `/api/cars/search?${query && `${query}&`}count=1`

export const readCount = async (href: string): Promise<number> => {
  const answer = await fetch(href, { signal: AbortSignal.timeout(10_000) })
  const body: unknown = answer.ok ? await answer.json() : null
  if (typeof body !== 'object' || body === null || !('count' in body) || typeof body.count !== 'number')
    throw new Error(`search answered ${answer.status}`)
  return body.count
}
