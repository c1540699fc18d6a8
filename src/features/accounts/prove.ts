/** Proves an address: by the code, in the browser that asked; or by the link in the mail, in any browser. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause, Table } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { findAsk, ofNonce } from './codeRequests'
import { isCodeOf, isLinkOf, MOST_TRIES, newSalt } from './code'
import { countWrong, isGuessedAt } from './limits'
import { readCodeRow, type CodeRow } from './row'

const ownerSchema = z.object({ shopper_id: z.string() })

/** How long the same proof is accepted again: for a button pressed twice, or a lost response. */
const REPEAT_MS = 30_000

export type Proof = { nonce: string; code: string } | { link: string }

const open = (now: number): Clause[] => [
  ['salt', '!=', null],
  ['code_expires_at', '>', now],
]

/** Somebody signed in here with it before. */
export async function isKnownLogin({ tenant }: Site, login: string): Promise<boolean> {
  const own: Clause[] = [
    ['tenant', '=', tenant.id],
    ['login', '=', login],
    ['shopper_id', '!=', null],
  ]
  return (await (await table('shopper-logins')).find(own, { fields: ['id'], limit: 1 })).length > 0
}

/** Counts the try before it checks the code, so that parallel guesses have five tries together. */
async function rowOfCode(
  rows: Table,
  site: Site,
  { nonce, code }: { nonce: string; code: string },
  now: number,
) {
  const login = (await findAsk(site, nonce, now))?.login ?? ''
  const tries = (await isGuessedAt(login)) ? 1 : MOST_TRIES
  const where: Clause[] = [...ofNonce(site, nonce), ...open(now), ['code_attempts', '<', tries]]
  const stored = await rows.take(where, {}, { inc: { code_attempts: 1 } })
  const row = stored && readCodeRow(stored)
  // Compares a code in any case, so that the response takes as long without a row.
  const isRight = isCodeOf(row?.salt ?? newSalt(), code)
  if (row && !isRight) await countWrong(row.login)
  return row && isRight ? row : null
}

/** The ask of a mailed link, `id.token`; null for a link that is wrong or expired. */
export async function rowOfLink(site: Site, link: string, now: number): Promise<CodeRow | null> {
  const [id = '', token = ''] = link.split('.')
  const [stored] = await (
    await table('sign-in-codes')
  ).find([['id', '=', id], ['tenant', '=', site.tenant.id], ...open(now)], { limit: 1 })
  const row = stored ? readCodeRow(stored) : null
  const isRight = isLinkOf(row?.salt ?? newSalt(), token)
  return row?.target && isRight ? row : null
}

/** Null for a wrong, used or expired proof or too many tries, without saying which. It may be sent again for some seconds. */
export async function prove(site: Site, proof: Proof, now: number): Promise<CodeRow | null> {
  const rows = await table('sign-in-codes')
  const row =
    'link' in proof ? await rowOfLink(site, proof.link, now) : await rowOfCode(rows, site, proof, now)
  if (!row || (row.proved_at && row.proved_at <= now - REPEAT_MS)) return null
  await rows.update(
    [
      ['id', '=', row.id],
      ['proved_at', '=', null],
    ],
    { proved_at: now, send_state: 'none' },
  )
  return row
}

/** The shopper whose address it is; for an unknown address `owner`, or a new id. */
export async function ownerOf({ tenant }: Site, login: string, owner?: string): Promise<string> {
  const rows = await table('shopper-logins')
  const own: Clause[] = [
    ['tenant', '=', tenant.id],
    ['login', '=', login],
  ]
  const shopper_id = owner ?? rows.newId()
  // A known address has its row: the unique key refuses a second one.
  if (await rows.insert({ tenant: tenant.id, login, shopper_id })) return shopper_id
  // The row may be older than the rule that every address is proved.
  if (await rows.take([...own, ['shopper_id', '=', null]], { shopper_id })) return shopper_id
  const [known] = await rows.find(own, { fields: ['shopper_id'], limit: 1 })
  return ownerSchema.parse(known).shopper_id
}
