import { keepColumns, storedColumns } from '@/core/dealer/rows/dealerships'
import { storedMapsSchema, NO_MAP, type FileMap } from '@/features/stock/files.rules'
import { inTurn } from '@/lib/inTurn'

const storedMaps = async (dealershipId: string) =>
  storedMapsSchema.safeParse(await storedColumns(dealershipId)).data ?? {}

/** Of files of this name; empty where there was none, or where it no longer fits. */
export async function storedMap(dealershipId: string, name: string): Promise<FileMap> {
  const { files = {}, columns = NO_MAP.columns, car_type = NO_MAP.car_type } = await storedMaps(dealershipId)
  return files[name] ?? { columns, car_type }
}

/** What is kept for other names, and whatever else stands there, stays. */
export const keepMap = (dealershipId: string, name: string, map: FileMap): Promise<void> =>
  inTurn(`columns of ${dealershipId}`, async () => {
    const stored = await storedMaps(dealershipId)
    await keepColumns(dealershipId, { ...stored, files: { ...stored.files, [name]: map } })
  })
