/** Codes to prove an address. Known and unknown addresses go the same way through the same writes. */
import { table } from '@/db/table'
import type { Clause, Table } from '@/db/tableTypes'
import type { Site } from '@/domain/views'
import { notifyCodes } from '@/jobs/notify'
import { CODE_MS, isCodeOf, MOST_TRIES, newSalt } from './code'
import { readLoginRow, type LoginRow } from './row'

const own = ({ tenant }: Site, login: string): Clause[] => [
  ['tenant', '=', tenant.id],
  ['login', '=', login],
]

/** On disk when it returns; a worker sends it. An earlier code of this address stops working. */
export async function requestCode(site: Site, login: string, now: number): Promise<void> {
  const rows = await table('shopper-logins')
  // A known address has its row: the unique key refuses the second.
  await rows.insert({ tenant: site.tenant.id, login, lease_until: 0 })
  await rows.update(own(site, login), {
    salt: newSalt(),
    code_expires_at: now + CODE_MS,
    code_attempts: 0,
    send_state: 'pending',
    send_next_at: now,
    send_attempts: 0,
  })
  notifyCodes()
}

/** Counts the try before it looks at the code, so that parallel guesses have five tries together. */
async function tryCode(rows: Table, site: Site, login: string, code: string, now: number) {
  const open: Clause[] = [
    ...own(site, login),
    ['salt', '!=', null],
    ['code_expires_at', '>', now],
    ['code_attempts', '<', MOST_TRIES],
  ]
  const stored = await rows.take(open, {}, { inc: { code_attempts: 1 } })
  const row = stored && readLoginRow(stored)
  // A code is compared in any case, so that the answer takes as long without a row.
  const isRight = isCodeOf(row?.salt ?? newSalt(), code)
  return row && isRight ? row : null
}

export interface Proved {
  row: LoginRow
  shopper_id: string
}

/**
 * Uses up a right code. The address then belongs to its shopper, or to `owner`, or to a new id. Null for a
 * code that is wrong, used, too old, or tried too often; nobody learns which.
 */
export async function proveLogin(
  site: Site,
  login: string,
  code: string,
  now: number,
  owner?: string,
): Promise<Proved | null> {
  const rows = await table('shopper-logins')
  const row = await tryCode(rows, site, login, code, now)
  if (!row) return null
  const shopper_id = row.shopper_id ?? owner ?? rows.newId()
  const used = await rows.update(
    [
      ['id', '=', row.id],
      ['salt', '=', row.salt],
    ],
    { salt: null, send_state: 'none', shopper_id },
  )
  return used === 1 ? { row, shopper_id } : null
}

/** Addresses that nobody proved within an hour. Returns the count. */
export async function purgeLogins(now: number): Promise<number> {
  return (await table('shopper-logins')).delete([
    ['shopper_id', '=', null],
    ['code_expires_at', '<', now - 3_600_000],
  ])
}
