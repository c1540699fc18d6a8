/** What is in the trash keeps its address: who wants it hears who has it, and may restore that or free the address. */
import { expect, it } from 'vitest'
import { rest, type Method } from '../access/rest'
import type { Headers, StaffWorld } from '../staff/staffWorld'
import { KINDS, made } from './draftKinds'

interface Open {
  world: StaffWorld
  as: Record<string, Headers>
}

export function trashTests(open: () => Open): void {
  const call = (who: string, method: Method, path: string, body?: unknown) =>
    rest(method, path, open().as[who] ?? {}, body)

  it.each(KINDS)('$slug in the trash keep their address until it is freed', async ({ slug, title, more }) => {
    const tenant = open().world.a.tenantId
    const body = (name: string, _status = 'published') => ({
      ...more,
      ...{ [title]: name, slug: `kept-${slug}`, tenant, _status },
    })
    const first = await call('editor', 'POST', `/${slug}?depth=0`, body('The first'))
    const { id } = made.parse(JSON.parse(first.body)).doc
    const double = await call('editor', 'POST', `/${slug}`, body('The second'))
    expect([double.status, double.body]).toEqual([
      400,
      expect.stringContaining('“The first” has this address already. Choose a different one.'),
    ])
    const early = await call('editor', 'POST', `/${slug}/${id}/free-address`)
    expect([early.status, early.body]).toEqual([409, expect.stringContaining('not in the trash')])
    await call('editor', 'PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() })

    const refused = await call('editor', 'POST', `/${slug}`, body('The second', 'draft'))
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.stringContaining('“The first” in the trash has this address. Restore it, free the address'),
    ])
    for (const who of ['rival', 'sales', 'stranger'])
      expect((await call(who, 'POST', `/${slug}/${id}/free-address`)).status).toBeGreaterThanOrEqual(403)
    const foreign = await call('rival', 'POST', `/${slug}`, body('Theirs'))
    expect(foreign.body).not.toContain('The first')

    const freed = await call('editor', 'POST', `/${slug}/${id}/free-address`)
    expect([freed.status, JSON.parse(freed.body)]).toEqual([200, { slug: `kept-${slug}-old` }])
    expect((await call('editor', 'POST', `/${slug}`, body('The second'))).status).toBe(201)
    const back = { deletedAt: null, _status: 'published' }
    expect((await call('editor', 'PATCH', `/${slug}/${id}?trash=true`, back)).status).toBe(200)
    const restored = JSON.parse((await call('editor', 'GET', `/${slug}/${id}?depth=0`)).body)
    expect([restored[title], restored.slug]).toEqual(['The first', `kept-${slug}-old`])
  })
}
