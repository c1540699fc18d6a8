interface Ranked {
  custom_rank?: number | null
  price?: number | null
  photos: number
  dealercomments?: string | null
  status: string
}

/** Default order, higher first: the feed's rank, else 0 to 100 by pictures, price and text; sold is -1. */
export function customRank(car: Ranked): number {
  if (typeof car.custom_rank === 'number') return car.custom_rank
  if (car.status === 'sold') return -1
  const pictures = Math.min(car.photos, 12) * 5
  const price = (car.price ?? 0) > 0 ? 25 : 0
  const words = Math.min((car.dealercomments ?? '').length / 40, 15)
  return Math.round(pictures + price + words)
}
