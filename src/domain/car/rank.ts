interface Ranked {
  custom_rank?: number | null
  price?: number | null
  photos: number
  dealercomments?: string | null
  status: string
}

/**
 * Where a car stands in the default order, higher first: what the feed says, else how ready it is to be sold
 * (pictures, a price, a description). 0 to 100; a sold car ranks below every other.
 */
export function customRank(car: Ranked): number {
  if (typeof car.custom_rank === 'number') return car.custom_rank
  if (car.status === 'sold') return -1
  const pictures = Math.min(car.photos, 12) * 5
  const price = (car.price ?? 0) > 0 ? 25 : 0
  const words = Math.min((car.dealercomments ?? '').length / 40, 15)
  return Math.round(pictures + price + words)
}
