'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const locationSchema = z.object({
  timezone: z.string(),
  address: z.object({ state: z.string().nullish() }),
})
export type LocationState = z.output<typeof locationSchema>

/** State and time zone of a location; null until they are read, and when they cannot be read. */
export function useLocationState(locationId: unknown): LocationState | null {
  const [found, setFound] = useState<{ id: string; location: LocationState | null } | null>(null)
  useEffect(() => {
    if (typeof locationId !== 'string' || !locationId) return
    const leaving = new AbortController()
    fetch(`/admin/api/locations/${encodeURIComponent(locationId)}?depth=0`, {
      credentials: 'same-origin',
      signal: leaving.signal,
    })
      .then(async (answer) => {
        const location = locationSchema.safeParse(await answer.json()).data ?? null
        setFound({ id: locationId, location })
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [locationId])
  return found?.id === locationId ? (found?.location ?? null) : null
}
