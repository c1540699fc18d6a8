export const showsRating = (
  average: number | null | undefined,
  site: { features: { reviews: boolean }; reviewMinimum: number },
): boolean => site.features.reviews && average != null && average >= site.reviewMinimum

/** Up to this fraction of a star it is drawn empty. */
const SMALLEST_PART = 0.3

/** How much of each of the five stars is filled, 0 to 1: 4.4 and 4.9 differ. */
export const starsOf = (average: number): number[] =>
  [0, 1, 2, 3, 4].map((before) => {
    const part = Math.round(Math.min(1, Math.max(0, average - before)) * 100) / 100
    return part > SMALLEST_PART ? part : 0
  })
