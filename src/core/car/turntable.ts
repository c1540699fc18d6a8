import type { CarImage } from './car'

/** With fewer pictures the car jumps instead of turning. */
const LEAST = 8

type Images = readonly CarImage[] | null | undefined

const isFrame = ({ tag }: CarImage): boolean => tag === 'spin'
const isPanorama = ({ tag }: CarImage): boolean => tag === 'panorama'

/** Without the frames of a turntable and the panorama, which are no photos of their own. */
export const photosOf = (images: Images): CarImage[] =>
  (images ?? []).filter((image) => !isFrame(image) && !isPanorama(image))

/** The first, if there are several. */
export const panoramaOf = (images: Images): CarImage | null => (images ?? []).find(isPanorama) ?? null

/** The frames in the feed's order; empty when there are too few. */
export function turntableFrames(images: Images): string[] {
  const frames = (images ?? []).filter(isFrame).map(({ image }) => image.url)
  return frames.length < LEAST ? [] : frames
}

export const frameAt = (from: number, by: number, count: number): number =>
  (((from + by) % count) + count) % count
