/** Photos of the shopper's car. */
import { MAX_PHOTOS } from '@/core/person/photoLimits.rules'
import { dropPhotos, type SentPhoto, storePhotos } from '@/core/person/rows/photoRows'
import type { Site } from '@/core/dealer/views'
import { privateStorage } from '@/integrations/storage'
import { inTurn } from '@/lib/inTurn'
import { findJourney, findValuation, type Journey } from './journey'
import { changeValuation, openValuation } from './open'

/** One sentence per photo that was refused. */
export type Added = { kind: 'added'; refused: string[] } | { kind: 'closed' }

const inJourney = <T>(lead_id: string, run: () => Promise<T>): Promise<T> => inTurn(`photos ${lead_id}`, run)

export function addPhotos(site: Site, journey: Journey, sent: readonly SentPhoto[]): Promise<Added> {
  return inJourney(journey.lead_id, async () => {
    const current = (await findJourney(site, journey.lead_id, new Date())) ?? journey
    const valuation = await openValuation(site, current)
    if (valuation.completed) return { kind: 'closed' }
    const room = MAX_PHOTOS - valuation.photos.length
    const { taken, refused } = await storePhotos(`${site.tenant.id}/${valuation.id}`, room, sent)
    if (!taken.length) return { kind: 'added', refused }
    if (await changeValuation(valuation, { photos: [...valuation.photos, ...taken] }))
      return { kind: 'added', refused }
    await dropPhotos(taken)
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
