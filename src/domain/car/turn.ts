import type { CarImage } from './car'

/** Fewer pictures jump instead of turning. */
const LEAST = 8

type Images = readonly CarImage[] | null | undefined

const isFrame = ({ tag }: CarImage): boolean => tag === 'spin'

/** Without the frames of a turn around the car, which are no photos of their own. */
export const photosOf = (images: Images): CarImage[] => (images ?? []).filter((image) => !isFrame(image))

/** The frames in the feed's order; empty when there are too few. */
export function turnFrames(images: Images): string[] {
  const frames = (images ?? []).filter(isFrame).map(({ image }) => image.url)
  return frames.length < LEAST ? [] : frames
}

/** The frame that is shown after a step or a drag; past the last comes the first. */
export const frameAt = (from: number, by: number, count: number): number =>
  (((from + by) % count) + count) % count
