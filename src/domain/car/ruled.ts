/** What a dealer's merchandising rules made of a car, beside its own facts and never over them. */
interface Tagged {
  tag?: string | null | undefined
}
interface Ruled {
  rule_tag?: string | null | undefined
}

/** The words of the feed or of staff, else those of a rule. */
export const shownTag = ({ tag, rule_tag }: Tagged & Ruled): string | null =>
  tag?.trim() ? tag : rule_tag?.trim() || null

/** Above and below every rank that a feed may send. */
const SHIFT = 3_000_000

interface Placed {
  custom_rank?: number | null | undefined
  rule_rank?: number | null | undefined
  status?: string | undefined
  sold?: boolean | null | undefined
}

/** The rank by which lists are sorted. What a rule shows last is still before what is sold. */
export function shownRank({ custom_rank, rule_rank, status, sold }: Placed): number | null {
  if (typeof custom_rank !== 'number') return null
  const isSold = sold === true || status === 'sold'
  if (isSold) return custom_rank < 0 ? custom_rank - 2 * SHIFT : custom_rank
  return custom_rank + SHIFT * (rule_rank ?? 0)
}
