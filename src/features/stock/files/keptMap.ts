import { keepColumns, keptColumns } from '@/core/dealer/rows/dealerships'
import { keptMapsSchema, NO_MAP, type FileMap } from '@/features/stock/files.rules'
import { inTurn } from '@/lib/inTurn'

const keptMaps = async (dealershipId: string) =>
  keptMapsSchema.safeParse(await keptColumns(dealershipId)).data ?? {}

/** Of files of this name; empty where there was none, or where it no longer fits. */
export async function keptMap(dealershipId: string, name: string): Promise<FileMap> {
  const { files = {}, columns = NO_MAP.columns, car_type = NO_MAP.car_type } = await keptMaps(dealershipId)
  return files[name] ?? { columns, car_type }
}

/** What is kept for other names, and whatever else stands there, stays. */
export const keepMap = (dealershipId: string, name: string, map: FileMap): Promise<void> =>
  inTurn(`columns of ${dealershipId}`, async () => {
    const kept = await keptMaps(dealershipId)
    await keepColumns(dealershipId, { ...kept, files: { ...kept.files, [name]: map } })
  })
