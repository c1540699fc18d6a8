'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { dealerOf } from '@/admin/dealerOf'
import type { Zones } from '@/admin/dealerZone'
import { momentsPlace } from '@/admin/payloadContract'
import { staffMoment } from '@/admin/staffMoment'

/** When a row was changed and created. Replaces Payload's own, which use the browser's zone. */
export function Moments({ zones }: { zones: Zones }) {
  const { data, collectionSlug } = useDocumentInfo()
  const { t } = useTranslation()
  const [place, setPlace] = useState<Element | null>(null)
  const zone = zones.of[dealerOf(data, collectionSlug)] ?? zones.otherwise
  const moments = [
    [t('general:lastModified'), data?.updatedAt],
    [t('general:created'), data?.createdAt],
  ] as const
  return (
    <>
      <span hidden ref={(own) => setPlace(momentsPlace(own))} />
      {place &&
        createPortal(
          moments.map(
            ([label, at]) =>
              typeof at === 'string' && (
                <li key={label} className="fc-moment">
                  {label}: <b>{staffMoment(at, zone)}</b>
                </li>
              ),
          ),
          place,
        )}
    </>
  )
}

/** Within the fields of a person: nothing on their row's own page, which has its moments already. */
export const MomentsOfAccount = ({ zones }: { zones: Zones }) =>
  usePathname() === '/admin/account' ? <Moments zones={zones} /> : null
