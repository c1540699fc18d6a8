import type { Reading } from '@/admin/ownRows'
import { shownDealer } from '@/admin/shownDealer'
import { stockFilesOf, type ListedFile } from '@/features/stock-files/list'

export interface DealerFiles {
  dealers: readonly { id: string; name: string }[]
  dealer: { id: string; name: string }
  /** Null while the dealer's website is closed. */
  files: ListedFile[] | null
}

/** Of a dealer whom the person works for; the first unless they ask for another. */
export async function readStockFiles(
  reading: Omit<Reading, 'now'>,
  asked: unknown,
): Promise<DealerFiles | null> {
  const shown = await shownDealer(reading, asked)
  return shown && { ...shown, files: await stockFilesOf(shown.dealer.id) }
}
