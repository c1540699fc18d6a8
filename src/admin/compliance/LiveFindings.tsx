'use client'
import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { z } from 'zod'
import type { Advertiser } from '@/domain/compliance/advertiser'
import { offerFindings } from '@/domain/compliance/offerFindings'
import { Findings } from './Findings'

const text = z.string().nullish().catch(null)
const lines = z.array(z.string()).nullish().catch(null)
const formSchema = z.object({
  ...{ name: text, description: text, price_text: text, price_note: text, disclaimer: text, ends_at: text },
  ...{ inclusions: lines, conditions: lines },
})
const NAMES = Object.keys(formSchema.shape)
const TERMS = ['price_text', 'price_note', 'disclaimer']

const tabOf = (field: string): string => {
  if (TERMS.includes(field)) return 'Price and terms'
  return field === 'description' ? 'Offer' : ''
}

/** Updates with each letter typed in the form. */
export function LiveFindings({ advertiser }: { advertiser: Advertiser }) {
  // As text: a new object for each letter in any field would render this again.
  const form = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fields[name]?.value]))),
  )
  const findings = useMemo(
    () => offerFindings(formSchema.parse(JSON.parse(form)), advertiser),
    [form, advertiser],
  )
  return <Findings findings={findings} tabOf={tabOf} />
}
