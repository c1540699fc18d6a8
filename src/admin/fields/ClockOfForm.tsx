'use client'
import { useFormFields } from '@payloadcms/ui'
import { idOf } from '@/access/ids'
import type { Zones } from '@/admin/dealerZone'
import { FIELD_HELP } from '@/admin/payloadContract'
import { zoneWords } from '@/core/place/moments'

export function ClockOfForm({ zones, at }: { zones: Zones; at: string }) {
  const dealer = idOf(useFormFields(([fields]) => fields.tenant?.value)) ?? ''
  return (
    <div className={FIELD_HELP}>
      {at}, {zoneWords(zones.of[dealer] ?? zones.otherwise)}.
    </div>
  )
}
