import { describe, expect, it } from 'vitest'
import { receiptLines } from '@/cli/client/receipt'
import { pause } from '@/cli/client/target'

describe('a receipt', () => {
  it('adds up and names each fault', () => {
    const lines = receiptLines([
      {
        line: 2,
        stocknum: 'A',
        result: 'created',
        errors: [],
        warnings: [{ pointer: '/x', detail: 'is not known' }],
      },
      {
        line: 3,
        stocknum: null,
        result: 'failed',
        errors: [{ pointer: '/price', detail: 'must be a number' }],
      },
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        '  created    1',
        '  failed     1',
        '  together   2',
        '  line 3 (no stock number): /price must be a number',
        '  note: /x is not known (1 car)',
      ]),
    )
  })

  it('waits as the server asks, else longer each time', () => {
    expect([pause(0, undefined), pause(3, undefined), pause(20, undefined), pause(0, '7')]).toEqual([
      300, 2_400, 15_000, 7_000,
    ])
  })
})
