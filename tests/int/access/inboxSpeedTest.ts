import { expect, it } from 'vitest'
import type { Inbox } from '@/admin/leads/inbox/readInbox'
import type { World } from './world'

const HOUR = 3_600_000

interface Input {
  world: World
  now: Date
  inbox(who: string, params: Record<string, string>): Promise<Inbox>
}

export function inboxSpeedTest(input: () => Input): void {
  it('B1 500 leads are filtered in less than a second', async () => {
    const { world, now, inbox } = input()
    const people = ['Gus', 'Hal', 'Ida', 'Joy']
    const { table } = await import('@/db/table')
    await (
      await table('leads')
    ).insertAll(
      Array.from({ length: 500 }, (_, n) => ({
        ...{ tenant: world.refs.a.tenant, location_id: world.refs[n % 2 ? 'a' : 'a2'].location },
        ...{
          lead_id: `MANY${n}`,
          dedupe_key: `MANY${n}`,
          form: 'test-drive',
          facts: {},
          message: 'Is it there?',
        },
        ...{ state: n % 5 ? 'new' : 'contacted', category: n % 3 ? 'Test Drive' : 'Feedback' },
        ...{
          name: `${people[n % 4] ?? ''} ${n}`,
          createdAt: new Date(now.getTime() - n * HOUR).toISOString(),
        },
      })),
    )
    const took: Record<string, number> = {}
    for (const query of [
      'view=all',
      'view=answer',
      'view=all&about=Feedback',
      'view=all&search=ida',
      `view=open&order=newest&place=${world.refs.a.location}`,
    ]) {
      const times: number[] = []
      for (let turn = 0; turn < 3; turn++) {
        const began = performance.now()
        const { rows } = await inbox('dealer admin of A', Object.fromEntries(new URLSearchParams(query)))
        times.push(performance.now() - began)
        expect(rows.length, query).toBeGreaterThan(10)
      }
      // The quickest of three: what else the machine does meanwhile is not the inbox's.
      took[query] = Math.round(Math.min(...times))
    }
    console.log('B1 milliseconds of a filter among 500 leads:', Object.values(took).join(', '))
    for (const [query, ms] of Object.entries(took)) expect(ms, query).toBeLessThan(1000)
  })
}
