import {
  claimPictures,
  keepPictures,
  releasePictures,
  settlePictures,
  type PictureCar,
} from './pictureOutbox'
import { pictureKey, remotePictureUrls, type PictureFile } from '@/core/car/carPictures'
import { openRemotePictures } from '@/integrations/remotePicture'
import { getStorage } from '@/integrations/storage'
import { giveWay } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { startLoop, type Loop } from '@/jobs/loop'
import { fetchCar, type Tools } from './fetchCar'
import { plan, stateOf } from './plan'
import { quietHosts } from './quietHosts'
import { refreshPages } from '@/core/dealer/rows/refreshPages'

const BATCH = 100
const PARALLEL = 3
/** After each round the pages of cars with new pictures are invalidated. */
const ROUND_MS = 5_000
/** A round, and the slowest car that was started in it. */
const LEASE_MS = 4 * 60_000
const IDLE_MS = 1_000

async function attend(car: PictureCar, until: number, tools: Tools, now: number): Promise<boolean> {
  const known = car.picture_files ?? []
  // No page shows it; if it comes back, the push makes its pictures due.
  if (car.status === 'withdrawn') {
    await settlePictures(car, until, { files: known, next_at: null, done: null })
    return false
  }
  const wanted = remotePictureUrls(car)
  const { files: before, due, gone } = plan(wanted, known, car.rev, now)
  const files = due.length ? await fetchCar(car, { files: before, due }, tools, now) : before
  if (await settlePictures(car, until, { ...stateOf(files, car.rev, now), hold: gone.length > 0 }))
    // Only after the row no longer names them, and before another worker can claim the car.
    for (const file of gone) await tools.storage.remove(pictureKey(car.tenant, car.dealership_id, file))
  else await keepPictures(car, until, [...files, ...known.filter(({ url }) => !wanted.includes(url))])
  const count = (entries: readonly PictureFile[]) => entries.filter(({ file }) => file).length
  return count(files) > count(before)
}

export async function fetchPicturesOnce(tools: Tools, now = Date.now()): Promise<boolean> {
  const until = now + LEASE_MS + Math.random()
  const claimed = await claimPictures(now, until, BATCH)
  if (claimed.length === 0) return false
  const end = performance.now() + ROUND_MS
  const queue = [...claimed]
  const changed: PictureCar[] = []
  const work = async () => {
    while (performance.now() < end && !tools.stopped.aborted) {
      const car = queue.shift()
      if (!car) return
      await giveWay()
      try {
        if (await attend(car, until, tools, now)) changed.push(car)
        await releasePictures([car.id], until)
      } catch (error) {
        // Storage unavailable: wait for the end of the lease. Stopped: the next start continues at once.
        if (tools.stopped.aborted) await releasePictures([car.id], until)
        else log.error({ err: error, car: car.id }, 'pictures of a car could not be stored')
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  if (queue.length)
    await releasePictures(
      queue.map(({ id }) => id),
      until,
    )
  await refreshPages(changed)
  return changed.length > 0
}

/** Stopping does not wait for a slow host. */
export function startPictures(): Loop {
  const ended = new AbortController()
  const remote = openRemotePictures()
  const tools: Tools = { remote, storage: getStorage(), quiet: quietHosts(), stopped: ended.signal }
  const loop = startLoop('pictures', () => fetchPicturesOnce(tools), IDLE_MS)
  return {
    notify: () => loop.notify(),
    async stop() {
      ended.abort()
      await loop.stop()
      await remote.close()
    },
  }
}
