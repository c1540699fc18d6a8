export const showsRating = (
  average: number | null | undefined,
  site: { features: { reviews: boolean }; reviewMinimum: number },
): boolean => site.features.reviews && average != null && average >= site.reviewMinimum

export type Star = 'full' | 'half' | 'empty'

/** A fraction above 0.3 gives half a star. */
export const starsOf = (average: number): Star[] => {
  const full = Math.floor(average)
  const partial = average - full > 0.3
  return [1, 2, 3, 4, 5].map((place) =>
    place <= full ? 'full' : place === full + 1 && partial ? 'half' : 'empty',
  )
}
