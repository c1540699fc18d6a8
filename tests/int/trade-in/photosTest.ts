import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Dealer } from '../../helpers/dealers'
import type { TradeWorld } from './tradeWorld'

interface Input {
  world: TradeWorld
  at: Dealer
  begin(): Promise<{ id: string }>
  accept(id: string): Promise<unknown>
}

export function photosTest(input: () => Input): void {
  it('R3: photos that are too large together are refused on the site’s own page', async () => {
    const { world, at } = input()
    const headers = { 'content-length': String(30 * 1024 * 1024), accept: 'text/html' }
    const refused = await world.post(world.calls.photos, at, 'x', headers)
    expect([refused.status, refused.text]).toEqual([
      413,
      expect.stringMatching(/^<!doctype html>.*Send at most 23 MB at once\./s),
    ])
  })

  it('R3: photos are pictures, few, and encoded anew', async () => {
    const { world, at, begin, accept } = input()
    const { id } = await begin()
    const bad = new File(['<svg onload="x"/>'], '../../evil.svg', { type: 'image/png' })
    const mixed = await world.photos(at, id, [await world.picture(), bad])
    expect(mixed).toMatchObject({ status: 201, body: { added: 1 } })
    expect(JSON.stringify(mixed.body.refused)).toContain('no photo that we can read')
    const many = await Promise.all(Array.from({ length: 8 }, () => world.picture()))
    expect((await world.photos(at, id, many)).body).toMatchObject({ added: 7 })
    const photos = await world.photosOf(id)
    expect(photos).toHaveLength(8)
    expect(photos[0]?.key).toMatch(new RegExp(`^${at.tenant}/[\\w-]+/[\\w-]+\\.webp$`))
    const bytes = await world.readPhoto(photos[0]?.key ?? '')
    expect(bytes && (await sharp(bytes).metadata()).format).toBe('webp')
    expect(await world.isPublic(photos[0]?.key ?? '')).toBe(false)

    const form = new FormData()
    form.set('id', id)
    form.set('remove', '0')
    expect((await world.send(world.calls.photos, at, form)).body).toEqual({ removed: true })
    expect(await world.photosOf(id)).toHaveLength(7)
    expect(await world.readPhoto(photos[0]?.key ?? '')).toBeNull()
    await accept(id)
    expect((await world.photos(at, id, [await world.picture()])).status).toBe(409)
  })
}
