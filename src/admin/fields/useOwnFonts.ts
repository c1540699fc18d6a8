import useSWR from 'swr'
import { z } from 'zod'
import type { OwnFont } from '@/domain/theme/font'

const row = z
  .object({ family: z.string(), url: z.string() })
  .transform(({ family, url }): OwnFont => ({ family, file: url }))
const found = z.object({ docs: z.array(row) })

/** An uploaded font as the settings keep it. */
export const fontOf = (saved: unknown): OwnFont | undefined => row.safeParse(saved).data

async function read(url: string): Promise<OwnFont[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return found.parse(await answer.json()).docs
}

/** A dealer's uploaded fonts, by name. Undefined while they are read. */
export function useOwnFonts(tenant: string | undefined) {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    sort: 'family',
    'where[tenant][equals]': tenant ?? '',
  })
  const { data, error, mutate } = useSWR<OwnFont[], Error>(tenant ? `/admin/api/fonts?${query}` : null, read)
  return { fonts: data, failed: error !== undefined, reload: mutate }
}
