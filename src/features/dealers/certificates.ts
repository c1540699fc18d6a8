/** Certificates of dealers' own domains, looked at every few hours: the operator's screen does not wait for them each time. */
import { certificateEnd } from '@/integrations/certificate'
import { HOUR_MS } from '@/lib/time'

export interface Certificate {
  host: string
  /** Epoch ms; null where there is none that browsers take, and `fault` says why. */
  ends: number | null
  fault: string
}

const FRESH_MS = 6 * HOUR_MS
const AT_ONCE = 10
const known = new Map<string, Certificate & { at: number }>()

async function look(host: string, read: typeof certificateEnd, now: number): Promise<void> {
  const found = await read(host).then(
    (ends) => ({ host, ends, fault: '' }),
    (error: unknown) => ({ host, ends: null, fault: error instanceof Error ? error.message : String(error) }),
  )
  known.set(host, { ...found, at: now })
}

/** Of each host, at most as old as `FRESH_MS`. */
export async function certificatesOf(
  hosts: readonly string[],
  now: number,
  read: typeof certificateEnd = certificateEnd,
): Promise<Certificate[]> {
  const old = hosts.filter((host) => (known.get(host)?.at ?? 0) < now - FRESH_MS)
  for (let first = 0; first < old.length; first += AT_ONCE)
    await Promise.all(old.slice(first, first + AT_ONCE).map((host) => look(host, read, now)))
  return hosts.flatMap((host) => known.get(host) ?? [])
}
