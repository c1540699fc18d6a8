/** A line of the history that can be written once: what it says can happen once. */
import { table } from '@/db/table'
import type { Joining } from '@/features/staff/joining.rules'

export const newLineId = async (): Promise<string> => (await table('audit-log')).newId()

/** False when it stands there already. */
export async function writeAccepted(
  { id, tenants, user, by }: Joining,
  { email, name }: { email: unknown; name: unknown },
): Promise<boolean> {
  const line = await (
    await table('audit-log')
  ).insert({
    ...{ id, tenant: tenants[0], who: email, user_id: user, via: 'admin', entity: 'users' },
    ...{ what: `accepted the invitation of ${by} users`, doc_id: user, doc_title: name, diff: {} },
  })
  return line !== null
}
