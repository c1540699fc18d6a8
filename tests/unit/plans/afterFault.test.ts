import { expect, it } from 'vitest'
import { NEVER } from '@/lib/never'
import { afterFault } from '@/features/plans/plans.worker'
import type { PlanRow } from '@/features/plans/row'

const DAY = 86_400_000
const plan: PlanRow = {
  ...{ id: 'p', tenant: 't', entity: 'pages', doc_id: 'd', act: 'publish', at: 0, who: 'Jo', user_id: null },
  ...{ fault: null, due_at: 0, lease_until: null, attempts: 3, row_before: null },
}

it('says that it is tried again while it is', () => {
  const row = afterFault(plan, new Error('no route'), DAY)
  expect(row.fault).toContain('tried again automatically')
  expect(row.due_at).toBeLessThan(2 * DAY)
})

it('says so when it is given up', () =>
  expect(afterFault(plan, new Error('no route'), 4 * DAY)).toMatchObject({
    fault: 'It failed for three days and is no longer tried. Schedule it again.',
    due_at: NEVER,
  }))
