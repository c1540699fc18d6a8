const PARTIAL_ABOVE = 0.3

/** How much of each of five stars is filled: 4.7 gives 1, 1, 1, 1, 0.7; a rest of 0.3 or less is not shown. */
export const starFills = (rating: number): number[] =>
  [0, 1, 2, 3, 4].map((index) => {
    const rest = Math.round((rating - index) * 100) / 100
    if (rest >= 1) return 1
    return rest > PARTIAL_ABOVE ? rest : 0
  })
