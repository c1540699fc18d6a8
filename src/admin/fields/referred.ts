import { useEffect, useState } from 'react'
import { z } from 'zod'

const namesSchema = z.object({ docs: z.array(z.object({ id: z.string(), name: z.string() })) })
export type Named = z.output<typeof namesSchema>['docs'][number]

/** Reads with the access of the signed-in staff; null while loading. */
export function useNames(address: string | null): Named[] | null {
  const [names, setNames] = useState<Named[] | null>(null)
  useEffect(() => {
    if (!address) return
    const stop = new AbortController()
    fetch(address, { credentials: 'same-origin', signal: stop.signal })
      .then(async (response) => setNames(response.ok ? namesSchema.parse(await response.json()).docs : []))
      .catch(() => undefined)
    return () => stop.abort()
  }, [address])
  return names
}

export function namesAddress(to: string, tenant: string): string {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    sort: 'name',
    'select[name]': 'true',
    ...(tenant && { 'where[tenant][equals]': tenant }),
  })
  return `/admin/api/${to}?${query}`
}
