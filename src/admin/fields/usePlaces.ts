import useSWR from 'swr'
import { z } from 'zod'

const found = z.object({ docs: z.array(z.object({ slug: z.string(), name: z.string() })) })
type Place = z.output<typeof found>['docs'][number]

async function read(url: string): Promise<Place[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('The places could not be read.')
  return found.parse(await answer.json()).docs
}

/** The places of a dealer by name, with the access of the signed-in staff; undefined while they are read. */
export function usePlaces(tenant: string): { places: Place[] | undefined; failed: boolean } {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    sort: 'name',
    'select[slug]': 'true',
    'select[name]': 'true',
    'where[tenant][equals]': tenant,
  })
  const { data, error } = useSWR<Place[], Error>(tenant ? `/admin/api/locations?${query}` : null, read)
  return { places: data, failed: error !== undefined }
}
