interface Tagged {
  tag?: string | null | undefined
}
interface Ruled {
  rule_tag?: string | null | undefined
}

export const shownTag = ({ tag, rule_tag }: Tagged & Ruled): string | null =>
  tag?.trim() ? tag : rule_tag?.trim() || null

/** Larger than every rank that a feed may send. */
const SHIFT = 3_000_000

interface Placed {
  custom_rank?: number | null | undefined
  rule_rank?: number | null | undefined
  status?: string | undefined
  sold?: boolean | null | undefined
}

/** The rank by which lists are sorted. A car that a rule puts last still comes before sold cars. */
export function shownRank({ custom_rank, rule_rank, status, sold }: Placed): number | null {
  if (typeof custom_rank !== 'number') return null
  const isSold = sold === true || status === 'sold'
  if (isSold) return custom_rank < 0 ? custom_rank - 2 * SHIFT : custom_rank
  return custom_rank + SHIFT * (rule_rank ?? 0)
}
