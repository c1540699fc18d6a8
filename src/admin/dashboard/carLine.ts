import type { Where } from 'payload'
import { idOf } from '@/access/ids'
import { pictureAddresses } from '@/domain/car/carPictures'
import { NEVER } from '@/lib/never'
import type { Car } from '@/payload-types'

export interface CarLine {
  id: string
  name: string
  stocknum: string
  picture: string | null
  problem: string
}

type Listed = Pick<
  Car,
  | 'id'
  | 'name'
  | 'stocknum'
  | 'tenant'
  | 'dealership_id'
  | 'index_attempts'
  | 'photos_count'
  | 'primary_image_url'
  | 'picture_files'
>

/** Cars on offer that search refused, without photos, or with photos that could not be fetched. */
export const NOT_FINDABLE: Where = {
  and: [
    { status: { in: ['in_stock', 'coming_soon'] } },
    {
      or: [
        { index_attempts: { greater_than: 0 } },
        { photos_count: { equals: 0 } },
        { photos_count: { exists: false } },
        { picture_next_at: { equals: NEVER } },
      ],
    },
  ],
}

function photoProblem({ picture_files }: Pick<Car, 'picture_files'>): string | null {
  const missing = (picture_files ?? []).filter(({ file }) => !file)
  const [first] = missing
  if (!first) return null
  const what = missing.length === 1 ? 'One photo' : `${missing.length} photos`
  return `${what} could not be fetched: ${first.url.slice(0, 80)} ${first.error ?? 'is not there'}.`
}

/** Ordered by how much the problem hides the car from shoppers. */
function problemOf(car: Listed): string {
  if (car.index_attempts)
    return `Search refused it ${car.index_attempts === 1 ? 'once' : `${car.index_attempts} times`}. Check its facts.`
  if (!car.photos_count) return 'No photos yet. Shoppers see “Photos coming”.'
  return photoProblem(car) ?? 'Its photos could not be read.'
}

export function carLine(car: Listed): CarLine {
  const addressOf = pictureAddresses({
    tenant: idOf(car.tenant) ?? '',
    dealership_id: idOf(car.dealership_id) ?? '',
    picture_files: car.picture_files ?? [],
  })
  const picture = car.primary_image_url ? addressOf(car.primary_image_url) : null
  return { id: car.id, name: car.name, stocknum: car.stocknum, picture, problem: problemOf(car) }
}
