import { expect, it } from 'vitest'
import type { pictureStage } from './stage'

/** Addresses and hosts that fail: who waits for whom. */
export function hostTests(stage: ReturnType<typeof pictureStage>): void {
  const { at, offer, push, row, shown, urlsOf, once, settle } = stage

  it('an address that is refused does not hold up the next one', async () => {
    await offer('b.jpg', '#0a0')
    await push(['http://169.254.169.254/latest', at('none.jpg'), at('b.jpg')])
    expect(await once()).toBe(true)
    expect(urlsOf(await shown())).toHaveLength(1)
  })

  it('an address that fails with 500 does not hold up the others of its host', async () => {
    stage.host().on(`/${stage.run()}/broken`, (response) => void response.writeHead(500).end())
    await offer('b.jpg', '#0a0')
    await push([at('broken'), at('b.jpg')])
    await settle()
    expect(urlsOf(await shown())).toHaveLength(1)
    expect((await row()).picture_files).toContainEqual(
      expect.objectContaining({ url: at('broken'), attempts: 1, error: 'cars.example answered 500' }),
    )
  })

  it('one host that does not answer is tried once for all its pictures, and holds nobody up', async () => {
    stage.host().on(`/${stage.run()}/hang`, () => undefined)
    await offer('b.jpg', '#0a0')
    await push([at('hang'), at('x.jpg'), at('y.jpg')])
    await push([at('hang'), at('z.jpg')], {}, stage.world().a, 2)
    await settle()
    // Three cars are attended to at a time: both may have asked before either had waited long enough.
    expect(stage.host().requested.every((one) => one === `/${stage.run()}/hang`)).toBe(true)
    const stored = await row()
    expect(stored.picture_files).toEqual(
      [at('hang'), at('x.jpg'), at('y.jpg')].map((address) =>
        expect.objectContaining({ url: address, attempts: 1 }),
      ),
    )
  })
}
