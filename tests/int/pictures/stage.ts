import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Storage } from '@/integrations/storage'
import type { Car } from '@/core/car/car'
import { picture, pictureHost, send, type PictureHost } from '../../helpers/pictureHost'
import { feedCar, openWorld, type Party, type World } from '../../helpers/stockWorld'
import { loadModules } from './modules'

/** Two dealers, a picture host and the worker's step, on one database (SQLite without a url). Sets itself up and tears itself down. */
export function pictureStage(url: string | undefined) {
  let world: World
  let host: PictureHost
  let folder: Storage
  const notified: string[] = []
  let mods: Awaited<ReturnType<typeof loadModules>>

  beforeAll(async () => {
    world = await openWorld(url)
    const { registerPageCache } = await import('@/cache/port')
    const port = {
      id: 'test',
      invalidate: (tags: string[]) => void notified.push(...tags),
      clock: () => null,
      changed: () => null,
      veto: () => {},
      status: () => {},
      endBy: () => undefined,
    }
    registerPageCache(port)
    mods = await loadModules()
    folder = mods.getStorage()
    host = await pictureHost()
  })
  afterAll(async () => {
    await host.close()
    await world.close()
  })

  let run = 0
  beforeEach(() => {
    // Each test has cars and addresses of its own.
    run += 100
    notified.length = 0
    host.requested.length = 0
  })

  // What a test leaves waiting is not the next one's.
  afterEach(async () => {
    await (await mods.table('cars')).update([['picture_next_at', '>=', 0]], { picture_next_at: null })
  })

  const at = (name: string) => host.url(`/${run}/${name}`)
  const offer = async (name: string, colour: string) =>
    host.on(`/${run}/${name}`, send(await picture('jpeg', colour)))
  const stocknum = (n = 1) => `U${10_000 + run + n}`
  const push = (urls: readonly string[], more: Record<string, unknown> = {}, party: Party = world.a, n = 1) =>
    mods.ingestCars(
      { tenantId: party.tenantId, dealership: party.dealership, actor: 'test' },
      [feedCar(run + n, { images: urls.map((address) => ({ image: { url: address } })), ...more })],
      { mode: 'batch' },
    )
  const row = async (party: Party = world.a, n = 1) => {
    const [found] = await mods.readCars(party.dealership.id, [stocknum(n)])
    if (!found) throw new Error('no such car')
    return found
  }
  const shown = async (party: Party = world.a, n = 1): Promise<Car> => {
    const [read] = mods.readCarRows([await row(party, n)])
    if (!read) throw new Error('the car cannot be read')
    return read.car
  }
  const urlsOf = (car: Car) => (car.images ?? []).map(({ image }) => image.url)

  const once = async (
    now = Date.now(),
    storage: Storage = folder,
    stopped = new AbortController().signal,
  ) => {
    const remote = mods.openRemotePictures(host.policy)
    const more = await mods.fetchPicturesOnce({ remote, storage, quiet: mods.quietHosts(), stopped }, now)
    await remote.close()
    return more
  }
  const settle = async (now?: number) => {
    for (let turn = 0; turn < 20 && (await once(now)); turn++);
  }

  return {
    told: notified,
    at,
    offer,
    stocknum,
    push,
    row,
    shown,
    urlsOf,
    once,
    settle,
    run: () => run,
    world: () => world,
    host: () => host,
    mods: () => mods,
    folder: () => folder,
  }
}
