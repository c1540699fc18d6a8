import { addressesOf, isRemote, pictureAddresses, type PictureFile, type Pictured } from './carPictures'

export const PICTURE_STATES = ['waiting', 'shown', 'failed'] as const
export interface PictureNews {
  url: string
  state: (typeof PICTURE_STATES)[number]
  /** Why it failed, or why the last try did not bring it; null when there is nothing to report. */
  reason: string | null
}
interface Stored extends Pictured {
  tenant: string
  dealership_id: string
  rev: number
  picture_files?: readonly PictureFile[] | null
}

export function pictureNews(car: Stored): PictureNews[] {
  const shownAt = pictureAddresses(car)
  const files = new Map(car.picture_files?.map((file) => [file.url, file]))
  return [...new Set(addressesOf(car))].map((url) => {
    if (shownAt(url)) return { url, state: 'shown', reason: null }
    if (!isRemote(url))
      return { url, state: 'failed', reason: 'is in no folder that this dealer may show pictures from' }
    const file = files.get(url)
    // A picture that was given up at an older revision of the car is tried again with this one.
    const isOver = file?.ended_at_rev === car.rev
    return { url, state: isOver ? 'failed' : 'waiting', reason: file?.error ?? null }
  })
}
