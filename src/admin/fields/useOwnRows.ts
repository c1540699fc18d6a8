import useSWR from 'swr'
import { z } from 'zod'

/** Rows of one dealer, as far as the signed-in staff may read them. Undefined while they are being read, or without a dealer. */
export function useOwnRows<Row>(
  collection: string,
  tenant: string | undefined,
  row: z.ZodType<Row>,
  more: Record<string, string>,
) {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    ...more,
    'where[tenant][equals]': tenant ?? '',
  })
  const read = async (url: string): Promise<Row[]> => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return z.object({ docs: z.array(row) }).parse(await answer.json()).docs
  }
  const { data, error, mutate } = useSWR<Row[], Error>(
    tenant ? `/admin/api/${collection}?${query}` : null,
    read,
  )
  return { rows: data, failed: error !== undefined, reload: mutate }
}
