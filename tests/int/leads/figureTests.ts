import { expect, it } from 'vitest'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { type DeliveryWorld, MINUTE } from './deliveryWorld'

interface Input {
  world: DeliveryWorld
  dealer: (over?: Parameters<DeliveryWorld['dealer']>[1]) => Promise<AlertDealer>
}

export function figureTests(input: () => Input): void {
  it('tells the metrics what waits, how long, and what was given up', async () => {
    const { world, dealer } = input()
    const { deliveryFigures } = await import('@/features/leads/deliveryFigures')
    const figuresOf = async (now = Date.now()) =>
      Object.fromEntries((await deliveryFigures(now)).map(({ way, ...figures }) => [way, figures]))
    const before = await figuresOf()
    const at = await dealer()
    await world.destination(at, 'webhook')
    Object.assign(world.down, { webhooks: 'silent' })
    await world.post(at, world.lead())
    await world.pass()
    const waiting = await figuresOf(Date.now() + 10 * MINUTE)
    expect(waiting.webhook).toMatchObject({ waiting: 1, failed: before.webhook?.failed })
    expect(waiting.webhook?.oldestMs).toBeGreaterThanOrEqual(10 * MINUTE - 1000)
    expect(waiting.mail?.waiting).toBe(0)
    Object.assign(world.down, { webhooks: 'gone' })
    await world.pass(10 * MINUTE)
    expect((await figuresOf()).webhook).toEqual({
      ...{ waiting: 0, oldestMs: 0, failed: (before.webhook?.failed ?? 0) + 1 },
    })
  })

  it('an SMS that the gateway does not take is not counted among those of the day', async () => {
    const { world, dealer } = input()
    const at = await dealer({ forms: { captcha: false, smsReceipts: true, textsPerDay: 2 } })
    await world.post(at, world.lead({ phone: '0411 111 444' }))
    world.down.sms = true
    await world.pass()
    world.down.sms = false
    await world.pass(MINUTE)
    expect(world.got.texts.map(({ to }) => to)).toEqual(['+61411111444'])
  })
}
