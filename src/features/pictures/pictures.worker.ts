import { z } from 'zod'
import { pictureFilesSchema, pictureKey, remotePictureUrls, type PictureFile } from '@/core/car/carPictures'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { refreshCars } from '@/core/dealer/rows/refreshPages'
import { openRemotePictures } from '@/integrations/remotePicture'
import { getStorage } from '@/integrations/storage'
import { startLoop, type Loop } from '@/jobs/loop'
import { backlogOf, outboxKind, workOnce } from '@/jobs/outbox'
import { giveWay } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { fetchCar, type Tools } from './fetchCar'
import { plan, stateOf } from './plan'
import { quietHosts } from './quietHosts'

const PARALLEL = 3
/** After each round the pages of cars with new pictures are invalidated. */
const ROUND_MS = 5_000
/** A round, and the slowest car that was started in it. */
const LEASE_MS = 4 * 60_000
const IDLE_MS = 1_000

const words = z.string().nullable()
const carSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  dealership_id: z.string(),
  slug: z.string(),
  rev: z.number(),
  status: words,
  primary_image_url: words,
  ...rowShape(CAR_FIELDS, ['thumbnails', 'images']),
  picture_files: pictureFilesSchema.nullable().catch(null),
})
type PictureCar = z.output<typeof carSchema>

const filesOf = (stored: unknown): PictureFile[] => pictureFilesSchema.catch([]).parse(stored)

interface Round {
  tools: Tools
  /** Cars with new pictures. */
  changed: PictureCar[]
}

const pictures = outboxKind<Round>({
  name: 'pictures',
  table: 'cars',
  unstamped: true,
  due: 'picture_next_at',
  lease: 'picture_lease_until',
  leaseMs: LEASE_MS,
  dead: {
    where: [['picture_next_at', '=', NEVER]],
    again: ({ picture_files }, at) => ({
      picture_next_at: at,
      picture_files: filesOf(picture_files).filter(({ file }) => file),
    }),
  },
  async attempt(row, { due: now, note }, { tools, changed }) {
    const read = carSchema.safeParse(row)
    if (!read.success) {
      log.error({ id: row.id, issues: read.error.issues.slice(0, 3) }, 'a stored car cannot be read')
      return { picture_next_at: NEVER }
    }
    const car = read.data
    const known = car.picture_files ?? []
    // No page shows it; if it comes back, the push makes its pictures due.
    if (car.status === 'withdrawn') return { picture_next_at: null, picture_done: null }
    const wanted = remotePictureUrls(car)
    const { files: before, due, gone } = plan(wanted, known, car.rev, now)
    try {
      const files = due.length ? await fetchCar(car, { files: before, due }, tools, now) : before
      // Creates no new revision. A car that changed meanwhile is due with other pictures, and these are not lost.
      if (await note(stateOf(files, car.rev, now), [['rev', '=', car.rev]]))
        // Only after the row no longer names them, and before another worker can have the car.
        for (const file of gone) await tools.storage.remove(pictureKey(car.tenant, car.dealership_id, file))
      else await note({ picture_files: [...files, ...known.filter(({ url }) => !wanted.includes(url))] })
      const count = (entries: readonly PictureFile[]) => entries.filter(({ file }) => file).length
      if (count(files) > count(before)) changed.push(car)
    } catch (error) {
      // The storage is unavailable: the lease stays. Stopped: the next start goes on at once.
      if (!tools.stopped.aborted) throw error
    }
    return {}
  },
})

export const pictureBacklog = () => backlogOf(pictures)

export async function fetchPicturesOnce(tools: Tools, now?: number): Promise<boolean> {
  const end = performance.now() + ROUND_MS
  const round: Round = { tools, changed: [] }
  const work = async () => {
    do await giveWay()
    while (performance.now() < end && !tools.stopped.aborted && (await workOnce(pictures, round, now)))
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  await refreshCars(round.changed, { pages: true, lists: true })
  return round.changed.length > 0
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
