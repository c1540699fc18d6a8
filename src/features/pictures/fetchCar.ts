import { createHash } from 'node:crypto'
import { pictureKey, type PictureFile } from '@/core/car/carPictures'
import { RemoteFault, type RemotePictures } from '@/integrations/remotePicture'
import type { Storage } from '@/integrations/storage'
import { log } from '@/lib/log'
import { afterFault, type Plan } from './plan'
import type { QuietHosts } from './quietHosts'

interface PictureCar {
  id: string
  tenant: string
  dealership_id: string
  rev: number
}

export interface Tools {
  remote: RemotePictures
  storage: Storage
  quiet: QuietHosts
  stopped: AbortSignal
}

/** Every car gets its first picture before any gets its second. */
const AT_ONCE = 6
/** No new picture of a car is started after this time: a slow host may have a hundred of them. */
const BEGIN_MS = 30_000

/** The car's id makes the name unguessable, and the file can be deleted with the car's picture. */
const nameOf = (car: PictureCar, bytes: Buffer): string =>
  `${createHash('sha256').update(car.id).update(bytes).digest('hex').slice(0, 40)}.webp`

/** Returns all entries. @throws what the storage throws, and when it is stopped */
export async function fetchCar(
  car: PictureCar,
  { files, due }: Pick<Plan, 'files' | 'due'>,
  tools: Tools,
  now: number,
): Promise<PictureFile[]> {
  const { remote, storage, quiet, stopped } = tools
  let left = files.some(({ file }) => file) ? AT_ONCE : 1
  const tried = async (before: PictureFile): Promise<PictureFile> => {
    const { url } = before
    try {
      if (quiet.has(url)) throw new RemoteFault('unavailable', 'the host does not answer')
      const bytes = await remote.fetch(url, stopped)
      const file = nameOf(car, bytes)
      await storage.put(pictureKey(car.tenant, car.dealership_id, file), bytes, 'image/webp')
      left--
      return { url, file }
    } catch (error) {
      if (!(error instanceof RemoteFault)) throw error
      if (error.kind === 'unavailable') quiet.note(url)
      log.info(
        { car: car.id, attempt: (before.attempts ?? 0) + 1, reason: error.message },
        'a picture was not fetched',
      )
      return afterFault(before, error, car.rev, now)
    }
  }
  const end = performance.now() + BEGIN_MS
  const may = (url: string) => quiet.has(url) || (left > 0 && performance.now() < end)
  const out: PictureFile[] = []
  for (const entry of files) out.push(due.includes(entry.url) && may(entry.url) ? await tried(entry) : entry)
  return out
}
