import { table } from '@/db/table'
import type { Clause, Row, Table } from '@/db/tableTypes'
import { MOST_PER_ADDRESS } from './mostPerAddress.rules'
import { searchWords } from './words.rules'
import { type ListState } from '@/search/list/state'
import { wholeQuery } from '@/search/list/href'
import type { Site } from '@/core/dealer/views'
import { log } from '@/lib/log'
import { notify } from '@/jobs/notify'
import { alertConsent } from './consent'
import type { OwedMail } from './row'
import { owesMail } from '@/core/letter/owedMails'
import type { SavedSearchInput } from './signUpSchema.rules'
import { hashesOf } from './tokens'
import { newSalt } from '@/lib/linkToken'
import { DAY_MS } from '@/lib/time'

/** With this many unconfirmed searches, an e-mail address gets no further mail: no flooding by others. */
const MOST_WAITING = 5
export const WAITING_MS = 7 * DAY_MS

async function roomFor(
  rows: Table,
  own: readonly Clause[],
  search: string,
): Promise<{ same?: string; full: boolean }> {
  const found = await rows.find([...own, ['state', 'in', ['waiting', 'active']]], {
    fields: ['id', 'search', 'state'],
    limit: MOST_PER_ADDRESS,
  })
  const waiting = found.filter(({ state }) => state === 'waiting')
  const same = waiting.find((row) => (row.search ?? '') === search)
  return {
    same: same && String(same.id),
    full: found.length >= MOST_PER_ADDRESS || waiting.length >= MOST_WAITING,
  }
}

/** On disk when it returns. The answer never depends on the e-mail address, so it reveals nothing. */
export async function signUp(site: Site, state: ListState, input: SavedSearchInput, at: Date): Promise<void> {
  const rows = await table('saved-searches')
  const email = input.email.toLowerCase()
  const search = wholeQuery(state)
  const own: Clause[] = [
    ['tenant', '=', site.tenant.id],
    ['email', '=', email],
  ]
  const { same, full } = await roomFor(rows, own, search)
  if (full && !same)
    return log.warn({ tenant: site.tenant.slug }, 'an address has too many unconfirmed saved searches')
  const now = at.getTime()
  const salt = newSalt()
  const row: Row = {
    tenant: site.tenant.id,
    email,
    search,
    name: input.name || searchWords(state, site.config.labels.cars),
    frequency: input.frequency,
    state: 'waiting',
    consent: alertConsent(site, input.url ?? '', at),
    salt,
    ...hashesOf(salt),
    seen_cars: null,
    floor: 0,
    // Until it is confirmed, the due time is the time of deletion.
    next_due_at: now + WAITING_MS,
    quiet_until: 0,
    lease_until: 0,
    ...owesMail<OwedMail>({ kind: 'confirm', key: `confirm-${salt}`, at: now }),
  }
  const replaced =
    same !== undefined &&
    (await rows.update(
      [
        ['id', '=', same],
        ['state', '=', 'waiting'],
      ],
      row,
    )) > 0
  if (!replaced) await rows.insert(row)
  log.info(
    { tenant: site.tenant.slug, frequency: input.frequency },
    'a search was saved and waits for its confirmation',
  )
  notify('alertsLoop')
}
