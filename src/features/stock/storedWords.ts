import { writeAudit } from '@/db/audit'
import { keepColumns, storedColumns } from '@/core/dealer/rows/dealerships'
import { storedMapsSchema } from './files.rules'
import { MOST_WORDS, wordKey, type OwnWords } from '@/core/car/ownWords'
import { inTurn } from '@/lib/inTurn'

const storedMaps = async (dealershipId: string) =>
  storedMapsSchema.safeParse(await storedColumns(dealershipId)).data ?? {}

/** The dealership's words, for whatever brings its cars. */
export const storedWords = async (dealershipId: string): Promise<OwnWords> =>
  (await storedMaps(dealershipId)).words ?? {}

/** The same for a person, each word as it was typed or as the file wrote it. */
export async function spelledWords(
  dealershipId: string,
): Promise<{ field: string; word: string; to: string }[]> {
  const { words = {}, spelled = {} } = await storedMaps(dealershipId)
  return Object.entries(words).flatMap(([field, of]) =>
    Object.entries(of).map(([key, to]) => ({ field, word: spelled[field]?.[key] ?? key, to })),
  )
}

export interface WordChange {
  field: string
  word: string
  /** Null takes the word out again. */
  to: string | null
}

const without = (of: Readonly<Record<string, string>> = {}, key: string): Record<string, string> =>
  Object.fromEntries(Object.entries(of).filter(([known]) => known !== key))
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
  const isStored = await inTurn(`columns of ${dealership.id}`, async () => {
    const stored = await storedMaps(dealership.id)
    const { words = {}, spelled = {} } = stored
    const key = wordKey(word)
    const [of, as] = [without(words[field], key), without(spelled[field], key)]
    if (to !== null && countOf({ ...words, [field]: of }) >= MOST_WORDS) return false
    await keepColumns(dealership.id, {
      ...stored,
      words: { ...words, [field]: to === null ? of : { ...of, [key]: to } },
      spelled: { ...spelled, [field]: to === null ? as : { ...as, [key]: word } },
    })
    return true
  })
  if (isStored)
    await writeAudit({
      ...{ ...by, via: 'admin', entity: 'dealerships', docId: dealership.id, docTitle: dealership.name },
      what: to === null ? `removed a supplier’s word: ${word}` : `set a supplier’s word: ${word} is ${to}`,
      diff: {},
    })
  return isStored
}
