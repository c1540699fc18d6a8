/** Who may be given a lead. */
import { expect, it } from 'vitest'
import { rest } from './rest'
import type { World } from './world'

const SALES = 'sales of A1'

interface Input {
  world: World
  headersOf(name: string): Record<string, string>
  lead(more?: Record<string, unknown>, at?: 'a' | 'b' | 'a2'): Promise<string>
}

export function leadColleagueTests(input: () => Input): void {
  it('B3 T5 names of colleagues come with a lead that one may change: those of its place and dealer', async () => {
    const { world, headersOf, lead } = input()
    const names = async (id: string, who: string) => {
      const { status, body } = await rest('GET', `/leads/${id}/colleagues`, headersOf(who))
      return status === 200 ? JSON.parse(body).docs.map(({ name }: { name: string }) => name) : status
    }
    const own = await lead()
    expect(await names(own, SALES)).toEqual(['dealer admin of A', 'group admin of A and C', SALES])
    expect(await names(await lead({}, 'a2'), 'dealer admin of A')).toEqual([
      'dealer admin of A',
      'group admin of A and C',
    ])
    for (const [at, who] of [
      ['b', 'dealer admin of A'],
      ['a2', SALES],
      ['a', 'editor of A'],
      ['a', 'anonymous'],
    ] as const)
      expect(await names(await lead({}, at), who)).toBe(404)
    const stranger = await rest('PATCH', `/leads/${own}`, headersOf(SALES), {
      assigned_to: world.refs.b.user,
    })
    expect(stranger.status).toBe(400)
  })

  it('sales hand a lead to a colleague of its location, and to nobody else', async () => {
    const { world, headersOf, lead } = input()
    const id = await lead()
    const userOf = (name: string) => world.principals.find((one) => one.name === name)?.userId ?? ''
    const give = async (to: string) =>
      (await rest('PATCH', `/leads/${id}`, headersOf(SALES), { assigned_to: to })).status
    expect(await give(userOf('dealer admin of A'))).toBe(200)
    for (const stranger of [userOf('editor of A'), userOf('disabled admin of A'), world.refs.b.user ?? ''])
      expect([stranger, await give(stranger)]).toEqual([stranger, 400])
    expect(await give(userOf(SALES))).toBe(200)
  })
}
