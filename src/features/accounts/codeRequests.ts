/** Asks for a code. Known and unknown addresses cause the same writes. */
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { areTextsScarce } from '@/core/letter/rows/textBudget'
import type { Site } from '@/core/dealer/views'
import { notify } from '@/jobs/notify'
import { hashOf } from '@/lib/secrets'
import { CODE_MS, newSalt } from './code'
import { readCodeRow, type CodeRow } from './row'
import { HOUR_MS } from '@/lib/time'

/** Least time between two codes for one address in one browser. */
export const AGAIN_MS = 30_000
const FORGET_MS = HOUR_MS

export interface Ask {
  /** A cookie of the browser that asked: only its holder may try the code. */
  nonce: string
  login: string
  target: string | null
}

export const ofNonce = ({ tenant }: Site, nonce: string): Clause[] => [
  ['tenant', '=', tenant.id],
  ['nonce_hash', '=', hashOf(nonce)],
]

/** Null when it has expired. */
export async function findAsk(site: Site, nonce: string | null, now: number): Promise<CodeRow | null> {
  if (!nonce) return null
  const rows = await table('sign-in-codes')
  const [row] = await rows.find([...ofNonce(site, nonce), ['code_expires_at', '>', now]], { limit: 1 })
  return row ? readCodeRow(row) : null
}

/** Whole seconds until this ask may be followed by another. */
export const secondsToWait = ({ asked_at }: Pick<CodeRow, 'asked_at'>, now: number): number =>
  Math.max(0, Math.ceil((asked_at + AGAIN_MS - now) / 1000))

/** `repeated`: the same form came before and gets the same response; `other`: its key came with another address. */
export async function beginAsk(
  site: Site,
  { nonce, login, target }: Ask,
  now: number,
): Promise<'new' | 'repeated' | 'other'> {
  const rows = await table('sign-in-codes')
  await rows.delete([...ofNonce(site, nonce), ['code_expires_at', '<=', now]])
  const begun = await rows.insert({
    tenant: site.tenant.id,
    nonce_hash: hashOf(nonce),
    login,
    target,
    asked_at: now,
    code_expires_at: now + CODE_MS,
    code_attempts: 0,
    send_state: 'none',
    send_attempts: 0,
    lease_until: 0,
  })
  if (begun) return 'new'
  const earlier = await findAsk(site, nonce, now)
  return earlier && earlier.login !== login ? 'other' : 'repeated'
}

export const dropAsk = async (site: Site, { nonce }: Ask): Promise<unknown> =>
  (await table('sign-in-codes')).delete(ofNonce(site, nonce))

/** Gives the ask its code, which is on disk when it resolves; a worker sends it. */
export async function sendCode(site: Site, { nonce }: Ask, now: number): Promise<void> {
  const rows = await table('sign-in-codes')
  const code = { salt: newSalt(), send_state: 'pending', send_next_at: now }
  await rows.update([...ofNonce(site, nonce), ['salt', '=', null]], code)
  notify('codesLoop')
}

/** True while only numbers that signed in here before get texts. */
export const textsAreScarce = ({ tenant }: Site, now: number): Promise<boolean> =>
  areTextsScarce(tenant.id, new Date(now))

/** Deletes typed addresses an hour after their code. Returns the count. */
export const purgeAsks = async (now: number): Promise<number> =>
  (await table('sign-in-codes')).delete([['code_expires_at', '<', now - FORGET_MS]])
