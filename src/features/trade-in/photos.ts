/** Photos of the shopper's car. They are encoded again from their pixels; only staff of the dealer read them. */
import { randomUUID } from 'node:crypto'
import { MAX_PHOTO_MB, MAX_PHOTOS } from './photoLimits.rules'
import type { Site } from '@/core/dealer/views'
import { cleanPicture } from '@/integrations/storage/cleanPicture'
import { privateStorage } from '@/integrations/storage'
import { inTurn } from '@/lib/inTurn'
import { findJourney, findValuation, type Journey } from './journey'
import { changeValuation, openValuation } from './open'
import type { Photo } from '@/core/person/ownCarPhotos'

const MB = 1024 * 1024
const NAME_MAX = 80

export interface Sent {
  name: string
  data: Buffer
}
/** One sentence per photo that was refused. */
export type Added = { kind: 'added'; refused: string[] } | { kind: 'closed' }

interface Stored {
  taken: Photo[]
  refused: string[]
}

async function store(folder: string, room: number, sent: readonly Sent[]): Promise<Stored> {
  const taken: Photo[] = []
  const refused: string[] = []
  for (const { name, data } of sent) {
    const called = name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, NAME_MAX) || 'photo'
    if (taken.length >= room) refused.push(`${called}: there is room for ${MAX_PHOTOS} photos.`)
    else if (data.length > MAX_PHOTO_MB * MB)
      refused.push(`${called} is too large. The limit is ${MAX_PHOTO_MB} MB.`)
    else {
      const clean = await cleanPicture(data)
      if (!clean) refused.push(`${called} is no photo that we can read. Send JPEG, PNG or WebP.`)
      else {
        const key = `${folder}/${randomUUID()}.webp`
        await privateStorage().put(key, clean, 'image/webp')
        taken.push({ key, name: called, bytes: clean.length })
      }
    }
  }
  return { taken, refused }
}

const inJourney = <T>(lead_id: string, run: () => Promise<T>): Promise<T> => inTurn(`photos ${lead_id}`, run)

export function addPhotos(site: Site, journey: Journey, sent: readonly Sent[]): Promise<Added> {
  return inJourney(journey.lead_id, async () => {
    const current = (await findJourney(site, journey.lead_id, new Date())) ?? journey
    const valuation = await openValuation(site, current)
    if (valuation.completed) return { kind: 'closed' }
    const room = MAX_PHOTOS - valuation.photos.length
    const { taken, refused } = await store(`${site.tenant.id}/${valuation.id}`, room, sent)
    if (!taken.length) return { kind: 'added', refused }
    if (await changeValuation(valuation, { photos: [...valuation.photos, ...taken] }))
      return { kind: 'added', refused }
    await Promise.allSettled(taken.map(({ key }) => privateStorage().remove(key)))
    return { kind: 'closed' }
  })
}

/** The row comes first: a file without a row is not shown, a row without its file would be. */
export function removePhoto(site: Site, journey: Journey, index: number): Promise<boolean> {
  return inJourney(journey.lead_id, async () => {
    const valuation = await findValuation(site, journey.lead_id)
    const photo = valuation?.photos[index]
    if (!valuation || !photo) return false
    const photos = valuation.photos.filter((one) => one !== photo)
    if (!(await changeValuation(valuation, { photos }))) return false
    await privateStorage().remove(photo.key)
    return true
  })
}

/** Null when it no longer exists. The caller has checked who asks. */
export const readPhoto = ({ key }: Pick<Photo, 'key'>): Promise<Buffer | null> => privateStorage().get(key)
