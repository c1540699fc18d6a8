'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ask } from '@/admin/ask/ask'
import { rowHref } from '@/lib/adminHrefs'

const rowSchema = z.object({ id: z.string(), title: z.string().nullish(), name: z.string().nullish() })
const foundSchema = z.object({ docs: z.array(rowSchema) })
type Holder = z.output<typeof rowSchema>
const PAUSE_MS = 400

async function holderOf(collection: string, slug: string, tenant: string | null, signal: AbortSignal) {
  const where = {
    ...{ trash: 'true', depth: '0', limit: '1', 'where[slug][equals]': slug },
    ...{ 'where[deletedAt][exists]': 'true', ...(tenant && { 'where[tenant][equals]': tenant }) },
  }
  const { data } = await ask(`/${collection}?${new URLSearchParams(where)}`, undefined, {
    method: 'GET',
    signal,
  })
  return foundSchema.safeParse(data).data?.docs[0] ?? null
}

/** Under the address: who in the trash has it, with the two ways out. */
export function AddressInTrash() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const slug: unknown = useFormFields(([fields]) => fields.slug?.value)
  const dealer: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const tenant = typeof dealer === 'string' ? dealer : null
  const [holder, setHolder] = useState<Holder | null>(null)
  const [message, setMessage] = useState('')
  const [restored, setRestored] = useState<string | null>(null)

  useEffect(() => {
    const gone = new AbortController()
    const look = async () => {
      const found =
        collectionSlug && typeof slug === 'string' && slug && !isTrashed
          ? await holderOf(collectionSlug, slug, tenant, gone.signal)
          : null
      setHolder(found?.id === id ? null : found)
    }
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [slug, tenant, collectionSlug, id, isTrashed])

  async function free({ id: other }: Holder) {
    const { fault } = await ask(`/${collectionSlug}/${other}/free-address`)
    setMessage(fault ?? 'The address is free now.')
    if (fault === null) setHolder(null)
  }
  async function restore({ id: other }: Holder) {
    const back = { deletedAt: null, _status: 'draft' }
    const { fault } = await ask(`/${collectionSlug}/${other}?trash=true`, back, { method: 'PATCH' })
    setMessage(fault ?? 'Restored as a draft. It has this address, so choose a different one here.')
    setRestored(fault === null ? other : null)
    if (fault === null) setHolder(null)
  }

  return (
    <div className="fc fc--field" role="status">
      {holder && (
        <div className="fc-alert fc-alert--words">
          <p>“{holder.title ?? holder.name}” in the trash has this address.</p>
          <p className="fc-acts">
            <button type="button" className="fc-btn" onClick={() => void restore(holder)}>
              Restore it
            </button>
            <button type="button" className="fc-btn" onClick={() => void free(holder)}>
              Free the address
            </button>
          </p>
        </div>
      )}
      {message && (
        <p>
          {message} {restored && collectionSlug && <a href={rowHref(collectionSlug, restored)}>Open it</a>}
        </p>
      )}
    </div>
  )
}
