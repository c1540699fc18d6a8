/** Where a lead came from is stored with it. */
import { expect, it } from 'vitest'
import type { AlertDealer, AlertWorld } from '../saved-searches/alertWorld'

interface Input {
  world: AlertWorld
  open: AlertDealer
  submit(at: AlertDealer, more: object): Promise<unknown>
}

export function sourceTests(input: () => Input): void {
  it('B1 a lead keeps where it came from', async () => {
    const { world, open, submit } = input()
    await submit(open, { email: 'paid@shopper.example', url: '/cars/x?utm_source=google&utm_medium=cpc' })
    await submit(open, { email: 'plain@shopper.example', url: '/cars/x' })
    const sources = async () => {
      const rows = await (
        await world.table('leads')
      ).find([['person_email', 'in', ['paid@shopper.example', 'plain@shopper.example']]], {
        sort: [['createdAt', 'asc']],
      })
      return rows.map(({ came_from }) => came_from)
    }
    expect(await sources()).toEqual(['google', 'Website'])
  })
}
