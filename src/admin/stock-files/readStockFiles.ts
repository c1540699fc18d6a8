import { ownRows, type Reading } from '@/admin/ownRows'
import { stockFilesOf, type ListedFile } from '@/stock-files/list'

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
  const dealers = await ownRows(reading, 'tenants', {}, { limit: 500, sort: 'name' })
  const dealer = dealers.find(({ id }) => id === asked) ?? dealers[0]
  if (!dealer) return null
  return { dealers, dealer, files: await stockFilesOf(dealer.id) }
}
