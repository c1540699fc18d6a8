/** Seals leads stored before sealing began or under an earlier secret. `updatedAt` stays: no person changed the lead. */
import { z } from 'zod'
import { unreadableOf } from '@/db/sealed/table'
import { table } from '@/db/table'
import type { Row, Update } from '@/db/tableTypes'
import { type Country, countryIn, DEFAULT_COUNTRY } from '@/core/dealer/country/country'
import { SEALED_LEADS } from '@/core/person/sealedLeads'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import { startLoop, type Loop } from '@/jobs/loop'
import { rowKeys } from '@/lib/keyRing'
import { log } from '@/lib/log'
import { MINUTE_MS } from '@/lib/time'
import { personKeys } from './cluster'

/** Rows per round: years of leads must not hold up other work. */
const PIECE = 100
const IDLE_MS = 10 * MINUTE_MS

const PERSONAL = [...SEALED_LEADS.texts, ...SEALED_LEADS.json]
const FIELDS = ['id', 'tenant', 'updatedAt', ...PERSONAL]
const resealRow = z.object({
  id: z.string(),
  tenant: z.string(),
  updatedAt: z.string(),
  email: textOrEmpty,
  phone: textOrEmpty,
})
async function countriesOf(rows: readonly Row[]): Promise<Map<string, Country>> {
  const ids = [...new Set(rows.map(({ tenant }) => String(tenant)))]
  const dealers = await (await table('tenants')).find([['id', 'in', ids]], { fields: ['id', 'config'] })
  return new Map(dealers.map(({ id, config }) => [String(id), countryIn(config)]))
}

function sealedAnew(row: Row, countries: ReadonlyMap<string, Country>): Update[] {
  // Sealing the placeholder again would destroy text that the right secret still opens.
  if (unreadableOf(row).length) return []
  const { id, tenant, updatedAt, ...facts } = resealRow.parse(row)
  const set = {
    ...Object.fromEntries(PERSONAL.map((name) => [name, row[name] ?? null])),
    ...personKeys(facts, countries.get(tenant) ?? DEFAULT_COUNTRY),
    sealed_by: rowKeys.current,
    updatedAt,
  }
  // If the row changed since it was read, nothing is written and the next round tries again.
  return [
    {
      where: [
        ['id', '=', id],
        ['updatedAt', '=', updatedAt],
      ],
      set,
    },
  ]
}

/**
 * `by`: the secret that sealed the rows, null for unsealed ones. Leads changed within the last minute wait, so that
 * `updatedAt` tells whether a row changed since it was read. Returns where the next piece begins, null after the last.
 */
export async function resealPiece(
  by: string | null,
  after: string,
  now = Date.now(),
): Promise<string | null> {
  const leads = await table('leads')
  const rows = await leads.find(
    [
      ['sealed_by', '=', by],
      ['updatedAt', '<', new Date(now - MINUTE_MS).toISOString()],
      ...(after ? [['id', '>', after] as const] : []),
    ],
    { fields: FIELDS, sort: [['id', 'asc']], limit: PIECE },
  )
  if (!rows.length) return null
  const countries = await countriesOf(rows)
  const sealed = await leads.updateEach(rows.flatMap((row) => sealedAnew(row, countries)))
  log.info({ leads: rows.length, sealed }, 'leads of before sealed')
  return rows.length < PIECE ? null : String(rows.at(-1)?.id)
}

export function startResealing(): Loop {
  const secrets = [null, ...rowKeys.previous]
  let nth = 0
  let after: string | null = ''
  return startLoop(
    'resealing',
    async () => {
      after = await resealPiece(secrets[nth] ?? null, after ?? '')
      if (after === null) nth = (nth + 1) % secrets.length
      return after !== null || nth !== 0
    },
    IDLE_MS,
  )
}
