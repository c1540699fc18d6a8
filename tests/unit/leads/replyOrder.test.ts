import { expect, it } from 'vitest'
import { replyOrder } from '@/features/leads/replyOrder.rules'

const lead = (name: string, due: number, isOthers = false) => ({ name, due, isOthers })

it('what is late is first, whoever has it; then what runs out first; leads of colleagues and of closed places are last', () => {
  const leads = [
    ...[lead('colleague’s, overdue', 1, true), lead('closed', Infinity), lead('Tuesday', 40)],
    ...[
      lead('closed too', Infinity),
      lead('Saturday', 30),
      lead('overdue', 10),
      lead('colleague’s', 25, true),
    ],
  ]
  expect(leads.sort(replyOrder(20)).map(({ name }) => name)).toEqual([
    ...['overdue', 'colleague’s, overdue', 'Saturday', 'Tuesday', 'closed', 'closed too', 'colleague’s'],
  ])
})
