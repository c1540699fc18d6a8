import { keepColumns, keptColumns } from '@/db/dealerships'
import { columnMapSchema, NO_MAP, type ColumnMap } from '@/domain/car/columnMap'

/** What the columns of a dealership's last pushed file meant; nothing where none was, or where it does not fit any more. */
export const keptMap = async (dealershipId: string): Promise<ColumnMap> =>
  columnMapSchema.safeParse(await keptColumns(dealershipId)).data ?? NO_MAP

export const keepMap = (dealershipId: string, map: ColumnMap): Promise<void> => keepColumns(dealershipId, map)
