import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'
import { regionName } from '@/core/dealer/country/country'
import { placeFaults } from '@/core/dealer/country/whereabouts'
import { sameValue } from '@/lib/sameValue'

const PARTS = ['state', 'lat', 'long'] as const

const placeOf = (row: Record<string, unknown>) => {
  const address = recordOf(row.address)
  const [state, lat, long] = PARTS.map((part) => address[part] ?? null)
  return { timezone: row.timezone ?? null, state, lat, long }
}

/** `qld` is saved as `QLD`. A place that was stored before it was checked does not keep staff from saving something else. */
export const knownPlace: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  if (!data) return data
  const before = recordOf(originalDoc)
  const { address } = data
  const state: unknown = recordOf(address).state
  const kept =
    typeof state === 'string' ? { ...data, address: { ...address, state: regionName(state) } } : data
  const place = placeOf({ ...before, ...kept })
  if (originalDoc && sameValue(place, placeOf(before))) return kept
  const errors = placeFaults(place).map((fault) => ({
    ...fault,
    label: fault.path === 'timezone' ? 'Time zone' : 'Address',
  }))
  if (errors.length) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return kept
}
