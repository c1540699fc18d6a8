import { z } from 'zod'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { ownedBy, type Proved } from '@/core/person/read/ownRows'
import { textOrNull } from '@/core/dealer/rowShapes'
import type { Site } from '@/core/dealer/views'
import { readSound } from '@/lib/soundParts'

const created = z.coerce.date()
const figure = z.number().nullish()
const input = z.record(z.string(), z.unknown()).nullish()

const tradeInRow = z.object({
  lead_id: z.string(),
  rego: textOrNull,
  make: textOrNull,
  model: textOrNull,
  year: figure,
  km: figure,
  offer_low: figure,
  offer_high: figure,
  adjustmentAnswers: input,
  createdAt: created,
})

/** Found by the references of the shopper's own leads, which are read in pieces too. */
export async function* ownTradeIns(
  { tenant }: Site,
  person: Proved,
): AsyncGenerator<z.output<typeof tradeInRow>> {
  const own = ownedBy('leads', person)
  if (!own) return
  const at: Clause = ['tenant', '=', tenant.id]
  const valuations = await table('valuations')
  for await (const leads of rowsInPieces('leads', [at, own], ['lead_id'])) {
    const references = leads.map(({ lead_id }) => String(lead_id))
    const fields = Object.keys(tradeInRow.shape)
    const rows = await valuations.find([at, ['lead_id', 'in', references]], { fields })
    for (const row of rows) {
      const sound = readSound('valuations', tradeInRow, row)
      if (sound) yield sound
    }
  }
}
