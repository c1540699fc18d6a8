import path from 'node:path'
import { expect, it } from 'vitest'
import type { pictureStage } from './stage'

/** Pictures of one dealer are not visible at another. */
export function dealerTests(stage: ReturnType<typeof pictureStage>): void {
  const { at, offer, push, shown, urlsOf, settle } = stage

  it('the same picture of two dealers lies in two folders, and neither can name the other’s', async () => {
    await offer('a.jpg', '#a00')
    await push([at('a.jpg')])
    await push([at('a.jpg')], {}, stage.world().b)
    await settle()
    const [ofA = ''] = urlsOf(await shown())
    const [ofB = ''] = urlsOf(await shown(stage.world().b))
    expect(ofA.startsWith(`/media/${stage.world().a.tenantId}/${stage.world().a.dealership.id}/`)).toBe(true)
    expect(ofB.startsWith(`/media/${stage.world().b.tenantId}/${stage.world().b.dealership.id}/`)).toBe(true)
    expect(path.basename(ofA)).not.toBe(path.basename(ofB))
    const upload = `/media/${stage.world().a.tenantId}/private.webp`
    await push([ofA, upload, '/media/demo/suv.webp'], {}, stage.world().b)
    await settle()
    expect(urlsOf(await shown(stage.world().b))).toEqual(['/media/demo/suv.webp'])
    expect(JSON.stringify(await shown(stage.world().b))).not.toContain(stage.world().a.tenantId)
  })

  it('are shown on their dealer’s host and on the platform’s, on no other dealer’s and on no stranger’s', async () => {
    await offer('a.jpg', '#a00')
    await push([at('a.jpg')])
    await settle()
    const [address = ''] = urlsOf(await shown())
    const key = address.split('/').slice(2)
    const last = `${key.at(-1)}.webp`
    const ask = async (host: string) => {
      const request = new Request('http://any.test/', { headers: host ? { 'x-forecourt-site': host } : {} })
      const original = await stage.mods().media(request, { params: Promise.resolve({ path: key }) })
      const size = await stage
        .mods()
        .pictures(request, { params: Promise.resolve({ path: ['320', ...key.slice(0, -1), last] }) })
      return [original.status, size.status]
    }
    expect(await ask('alpha.test')).toEqual([200, 200])
    expect(await ask('')).toEqual([200, 200])
    expect(await ask('beta.test')).toEqual([404, 404])
    expect(await ask('stranger.test')).toEqual([404, 404])
  })
}
