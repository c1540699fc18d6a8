'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { LinkTarget } from '@/core/dealer/links/linkTarget'

const answerSchema = z.object({
  targets: z.array(z.object({ kind: z.string(), title: z.string(), href: z.string() })),
})
const LIFE_MS = 60_000
/** One call for all link fields of a form. */
const requested = new Map<string, { at: number; targets: Promise<LinkTarget[]> }>()

async function read(tenant: string): Promise<LinkTarget[]> {
  const response = await fetch(`/admin/api/link-targets?tenant=${encodeURIComponent(tenant)}`, {
    credentials: 'same-origin',
  })
  return answerSchema.parse(await response.json()).targets
}

/** Targets for links of the dealer. Null while they are being read, empty when they cannot be: an address can still be typed. */
export function useTargets(tenant = ''): LinkTarget[] | null {
  const [targets, setTargets] = useState<LinkTarget[] | null>(null)
  useEffect(() => {
    let isHere = true
    const known = requested.get(tenant)
    const fresh = known && Date.now() - known.at < LIFE_MS ? known : { at: Date.now(), targets: read(tenant) }
    requested.set(tenant, fresh)
    fresh.targets.then(
      (found) => isHere && setTargets(found),
      () => {
        requested.delete(tenant)
        if (isHere) setTargets([])
      },
    )
    return () => {
      isHere = false
    }
  }, [tenant])
  return targets
}
