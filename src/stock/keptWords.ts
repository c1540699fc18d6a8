import { writeAudit } from '@/db/audit'
import { keepColumns, keptColumns } from '@/db/dealerships'
import { keptMapsSchema } from '@/domain/car/columnMap'
import { MOST_WORDS, wordKey, type OwnWords } from '@/domain/car/ownWords'
import { inTurn } from '@/lib/inTurn'

const keptMaps = async (dealershipId: string) =>
  keptMapsSchema.safeParse(await keptColumns(dealershipId)).data ?? {}

/** The dealership's words, for whatever brings its cars. */
export const keptWords = async (dealershipId: string): Promise<OwnWords> =>
  (await keptMaps(dealershipId)).words ?? {}

export interface WordChange {
  field: string
  word: string
  /** Null takes the word out again. */
  to: string | null
}

const countOf = (words: OwnWords): number =>
  Object.values(words).reduce((sum, of) => sum + Object.keys(of).length, 0)

export interface WordKeeper {
  tenantId: string
  dealership: { id: string; name: string }
  who: string
  userId: string
}

/** False when there are too many. In turn with the columns, which stand in the same place; the dealer's history says who it was. */
export async function keepWord({ dealership, ...by }: WordKeeper, change: WordChange): Promise<boolean> {
  const { field, word, to } = change
  const isKept = await inTurn(`columns of ${dealership.id}`, async () => {
    const kept = await keptMaps(dealership.id)
    const words = kept.words ?? {}
    const of = Object.fromEntries(
      Object.entries(words[field] ?? {}).filter(([known]) => known !== wordKey(word)),
    )
    if (to !== null && countOf(words) >= MOST_WORDS) return false
    const after = to === null ? of : { ...of, [wordKey(word)]: to }
    await keepColumns(dealership.id, { ...kept, words: { ...words, [field]: after } })
    return true
  })
  if (isKept)
    await writeAudit({
      ...{ ...by, via: 'admin', entity: 'dealerships', docId: dealership.id, docTitle: dealership.name },
      what: to === null ? `removed a supplier’s word: ${word}` : `set a supplier’s word: ${word} is ${to}`,
      diff: {},
    })
  return isKept
}
