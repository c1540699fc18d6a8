import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import type { Inbox } from '@/admin/leads/inbox/readInbox'
import type { Seed } from './world'

interface Stage {
  db: () => Payload
  lead: (name: string, at: Seed, more: Record<string, unknown>) => Promise<string>
  inbox: (who: string, params: Record<string, string>) => Promise<Inbox>
}

export function samePersonTest({ db, lead, inbox }: Stage): void {
  it('leads of one person say so, of those that the reader sees; another dealer’s are another’s', async () => {
    const cluster_id = 'TINA1'
    const sent = await Promise.all([
      lead('Tina', 'a', { cluster_id }),
      lead('Tina', 'a2', { cluster_id }),
      lead('Tina', 'b', { cluster_id }),
      lead('Tina', 'c', { cluster_id }),
    ])
    const same = async (who: string) => {
      const { rows } = await inbox(who, { view: 'all' })
      return rows.filter(({ name }) => name === 'Tina').map((row) => row.same)
    }
    expect(await same('dealer admin of A')).toEqual(['2 from Tina', '2 from Tina'])
    expect(await same('sales of A1')).toEqual([''])
    expect((await same('group admin of A and C')).sort()).toEqual(['', '2 from Tina', '2 from Tina'])
    const all = await inbox('dealer admin of A', { view: 'all' })
    expect(all.rows.filter(({ name }) => name !== 'Tina').every((row) => row.same === '')).toBe(true)
    await db().delete({ collection: 'leads', where: { id: { in: sent } }, overrideAccess: true })
  })
}
