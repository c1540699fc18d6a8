import type { CarImage } from './car'

/** With fewer pictures the car jumps instead of turning. */
const LEAST = 8

type Images = readonly CarImage[] | null | undefined

const isFrame = ({ tag }: CarImage): boolean => tag === 'spin'
const isPanorama = ({ tag }: CarImage): boolean => tag === 'panorama'

/** Without the frames of a turntable and the panorama, which are no photos of their own. */
export const photosOf = (images: Images): CarImage[] =>
  (images ?? []).filter((image) => !isFrame(image) && !isPanorama(image))

/** The panorama: one wide picture all around from inside. The first, if there are several. */
export const panoramaOf = (images: Images): CarImage | null => (images ?? []).find(isPanorama) ?? null

/** The frames in the feed's order; empty when there are too few. */
export function turntableFrames(images: Images): string[] {
  const frames = (images ?? []).filter(isFrame).map(({ image }) => image.url)
  return frames.length < LEAST ? [] : frames
}

/** The frame after a step or a drag; after the last comes the first. */
export const frameAt = (from: number, by: number, count: number): number =>
  (((from + by) % count) + count) % count
