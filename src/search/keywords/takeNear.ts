import type { Country } from '@/core/dealer/country/country'
import { postcodeBeginning, postcodeOfSuburb } from '@/core/place/postcode'

export interface TakenNear {
  /** Absent when the words name no radius (km). */
  near: { postcode: string; radius?: number } | null
  rest: string
}

const PLACE = String.raw`((?:\d{4,5}(?!\d))|\p{L}+(?:\s+\p{L}+){0,2})`
const NEAR = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:within\s+)?(\d{1,4})\s*kms?\s+(?:of|from)|near|close to|around)\s+${PLACE}`,
  'iu',
)

/** `near 4000`, `within 20 km of Footscray`: a postcode, or the longest suburb name that matches. */
export const takeNear = (typed: string, country: Country): TakenNear => {
  const found = NEAR.exec(typed)
  const [all = '', km, place = ''] = found ?? []
  const names = place.split(/\s+/)
  for (let end = names.length; found && end > 0; end--) {
    const name = names.slice(0, end).join(' ')
    const postcode = /^\d/.test(name)
      ? name
      : (postcodeOfSuburb(name, country) ?? postcodeBeginning(name, country))
    if (!postcode) continue
    const after = typed.slice(found.index + all.length)
    return {
      near: { postcode, ...(km && { radius: Number(km) }) },
      rest: `${typed.slice(0, found.index)} ${names.slice(end).join(' ')}${after}`,
    }
  }
  return { near: null, rest: typed }
}
