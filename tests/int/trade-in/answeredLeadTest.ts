import { expect, it } from 'vitest'
import type { Dealer } from '../../helpers/dealers'
import type { TradeWorld } from './tradeWorld'

interface Input {
  world: TradeWorld
  at: Dealer
  /** Another dealer, and one that takes no trade-ins. */
  others: readonly Dealer[]
  answers: Record<string, string>
  begin(more: object): Promise<{ id: string }>
  value(id: string): Promise<{ body: Record<string, unknown> }>
  accept(id: string, more?: object, at?: Dealer): Promise<{ status: number }>
}

export function answeredLeadTest(input: () => Input): void {
  it('R1 R3: a lead that brings its answers along is valued at once, for its own dealer alone', async () => {
    const { world, at, others, answers, begin, value, accept } = input()
    const { id } = await begin({ adjustmentAnswers: new URLSearchParams(answers).toString() })
    const [row] = await world.rowsOf('valuations', id)
    expect(row).toMatchObject({
      tenant: at.tenant,
      adjustmentAnswers: { tyres: 'good', payout: 6400, lender: 'A Bank' },
      offer_low: expect.any(Number),
    })
    // The first mail to staff says it: no later change of the lead is needed.
    const [lead] = await world.rowsOf('leads', id)
    const range = { offer_low: row?.offer_low, offer_high: row?.offer_high }
    expect(lead?.trade).toMatchObject(range)
    const notified = JSON.stringify(lead?.facts)
    for (const words of ['Guide range', 'About $6,400', 'A Bank']) expect(notified).toContain(words)
    expect((await value(id)).body.estimate).toMatchObject(range)
    for (const other of others) expect((await accept(id, {}, other)).status).toBe(404)
    expect((await accept(id)).status).toBe(200)
  })

  it('R2: answers that are no whole set value nothing, and the lead is there', async () => {
    const { world, begin } = input()
    const { id } = await begin({ adjustmentAnswers: 'tyres=bald' })
    expect(await world.rowsOf('leads', id)).toHaveLength(1)
    expect(await world.rowsOf('valuations', id)).toEqual([])
  })
}
