'use client'
import { useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import useSWR from 'swr'
import { z } from 'zod'
import { TickList } from '@/admin/fields/TickList'

const answerSchema = z.object({ makes: z.array(z.string()) })

async function read(url: string): Promise<string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answerSchema.parse(await answer.json()).makes
}

const insteadOf = (tenant: string, failed: boolean): string => {
  if (!tenant) return 'Choose the dealer first.'
  return failed ? 'The makes could not be loaded. Reload the page.' : 'Loading your makes …'
}

export function MakesField({ path, field, readOnly }: JSONFieldClientProps) {
  const value: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const tenant = typeof value === 'string' ? value : ''
  const { data, error } = useSWR<string[], Error>(
    tenant ? `/admin/api/stock-makes?tenant=${encodeURIComponent(tenant)}` : null,
    read,
  )
  return (
    <TickList
      path={path}
      field={field}
      readOnly={readOnly}
      ticks={data?.map((make) => ({ value: make, label: make }))}
      instead={insteadOf(tenant, error !== undefined)}
    />
  )
}
