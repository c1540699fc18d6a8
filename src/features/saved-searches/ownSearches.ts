/** A signed-in shopper's own searches: those of the proved e-mail address, at this dealer. */
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { MOST_PER_ADDRESS } from './mostPerAddress.rules'
import type { Site } from '@/core/dealer/views'
import { replaceEarlier, started, stopped } from './answer'
import { alertConsent } from './consent'
import { readSaved } from './row'

/** `email` is one that its owner proved. */
interface Owner {
  site: Site
  email: string
}

/** Mails about saved cars are no search: they have their own switch. */
const ofOwner = ({ site, email }: Owner): Clause[] => [
  ['tenant', '=', site.tenant.id],
  ['email', '=', email],
  ['shopper_id', '=', null],
]

/** Stops its mails at once, queued ones too. True also for a search that was stopped before; false for somebody else's. */
export async function stopOwn(owner: Owner, id: string, at: Date): Promise<boolean> {
  const rows = await table('saved-searches')
  const own: Clause[] = [...ofOwner(owner), ['id', '=', id]]
  if (await rows.update([...own, ['state', 'in', ['waiting', 'active']]], stopped(at))) return true
  return (await rows.find(own, { fields: ['id'], limit: 1 })).length > 0
}

export type Started = 'started' | 'full' | 'unknown'

/** The press is a new consent, to the text beside the button: the address is proved, so no mail has to confirm it. */
export async function startOwn(owner: Owner, id: string, page: string, at: Date): Promise<Started> {
  const rows = await table('saved-searches')
  const own: Clause[] = [...ofOwner(owner), ['id', '=', id]]
  const [[found], others] = await Promise.all([
    rows.find(own, { fields: ['state'], limit: 1 }),
    rows.find([...ofOwner(owner), ['state', 'in', ['waiting', 'active']]], {
      fields: ['id'],
      limit: MOST_PER_ADDRESS,
    }),
  ])
  if (!found || found.state === 'waiting') return 'unknown'
  if (found.state === 'active') return 'started'
  if (others.length >= MOST_PER_ADDRESS) return 'full'
  const begun = { ...started(at), stopped_at: null, consent: alertConsent(owner.site, page, at) }
  const row = await rows.take([...own, ['state', '=', 'stopped']], begun)
  if (row) await replaceEarlier(rows, readSaved(row), at)
  return 'started'
}
