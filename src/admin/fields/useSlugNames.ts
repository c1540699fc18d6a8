import useSWR from 'swr'
import { z } from 'zod'

const found = z.object({ docs: z.array(z.object({ slug: z.string(), name: z.string() })) })
type SlugName = z.output<typeof found>['docs'][number]

async function read(url: string): Promise<SlugName[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return found.parse(await answer.json()).docs
}

/** What a dealer has, by name and by the last part of its address, as the signed-in staff may read it. Undefined while it is read. */
export function useSlugNames(
  collection: 'dealerships' | 'locations',
  tenant: string,
  sort = '-createdAt',
): { rows: SlugName[] | undefined; failed: boolean } {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    sort,
    'select[slug]': 'true',
    'select[name]': 'true',
    'where[tenant][equals]': tenant,
  })
  const { data, error } = useSWR<SlugName[], Error>(tenant ? `/admin/api/${collection}?${query}` : null, read)
  return { rows: data, failed: error !== undefined }
}
