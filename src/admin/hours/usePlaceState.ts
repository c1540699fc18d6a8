'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const placeSchema = z.object({
  timezone: z.string(),
  address: z.object({ state: z.string().nullish() }),
})
export type PlaceState = z.output<typeof placeSchema>

/** State and time zone of a location; null until they are read, and when they cannot be read. */
export function usePlaceState(locationId: unknown): PlaceState | null {
  const [found, setFound] = useState<{ id: string; place: PlaceState | null } | null>(null)
  useEffect(() => {
    if (typeof locationId !== 'string' || !locationId) return
    const leaving = new AbortController()
    fetch(`/admin/api/locations/${encodeURIComponent(locationId)}?depth=0`, {
      credentials: 'same-origin',
      signal: leaving.signal,
    })
      .then(async (answer) => {
        const place = placeSchema.safeParse(await answer.json()).data ?? null
        setFound({ id: locationId, place })
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [locationId])
  return found?.id === locationId ? (found?.place ?? null) : null
}
