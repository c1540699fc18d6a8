import { expect, it } from 'vitest'
import type { Dealer } from '../../helpers/dealers'
import type { TradeWorld } from './tradeWorld'

interface Input {
  world: TradeWorld
  at: Dealer
  begin(): Promise<{ id: string }>
  value(id: string): Promise<unknown>
}

export function rivalTest(input: () => Input): void {
  it('R1: of two changes that begin from the same look one counts', async () => {
    const { world, at, begin, value } = input()
    const { id } = await begin()
    await value(id)
    const { findValuation } = await import('@/features/trade-in/journey')
    const { changeValuation } = await import('@/features/trade-in/open')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(at.tenant)
    const seen = site && (await findValuation(site, id))
    if (!seen) throw new Error('The car is valued')
    const changes = [
      await changeValuation(seen, { rego: 'ONE' }),
      await changeValuation(seen, { rego: 'TWO' }),
    ]
    expect([changes, (await world.rowsOf('valuations', id))[0]?.rego]).toEqual([[true, false], 'ONE'])
  })
}
