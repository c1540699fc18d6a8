import { keepColumns, keptColumns } from '@/db/dealerships'
import { columnMapSchema, NO_MAP, type ColumnMap } from '@/domain/car/columnMap'

/** Empty where there was none, or where it no longer fits. */
export const keptMap = async (dealershipId: string): Promise<ColumnMap> =>
  columnMapSchema.safeParse(await keptColumns(dealershipId)).data ?? NO_MAP

export const keepMap = (dealershipId: string, map: ColumnMap): Promise<void> => keepColumns(dealershipId, map)
