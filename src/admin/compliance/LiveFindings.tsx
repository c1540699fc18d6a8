'use client'
import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { z } from 'zod'
import type { Advertiser } from '@/features/compliance/advert.rules'
import { offerFindings, pastDay } from '@/features/compliance/findings.rules'
import { Findings } from './Findings'

const text = z.string().nullish().catch(null)
const lines = z.array(z.string()).nullish().catch(null)
const formSchema = z.object({
  ...{ name: text, description: text, price_text: text, price_note: text, disclaimer: text, ends_at: text },
  ...{ inclusions: lines, conditions: lines },
})
const NAMES = Object.keys(formSchema.shape)
const ON_FIRST = ['description', 'price_text', 'price_note']

const tabOf = (field: string): string => {
  if (field === 'disclaimer') return 'Terms'
  return ON_FIRST.includes(field) ? 'Offer' : ''
}

/** Updates with each letter typed in the form. `zone`: the dealer's clock. */
export function LiveFindings({ advertiser, zone }: { advertiser: Advertiser; zone: string }) {
  // As text: a new object for each letter in any field would render this again.
  const form = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fields[name]?.value]))),
  )
  const findings = useMemo(() => {
    const offer = formSchema.parse(JSON.parse(form))
    return [...offerFindings(offer, advertiser), ...pastDay(offer.ends_at, zone, new Date())]
  }, [form, advertiser, zone])
  return <Findings findings={findings} tabOf={tabOf} />
}
