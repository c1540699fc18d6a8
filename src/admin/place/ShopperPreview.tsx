'use client'
import type { Department, OpeningHourEntry } from '@/core/place/views'
import { shopperWords } from './shopperWords'

interface Props {
  week: readonly OpeningHourEntry[]
  exceptions: readonly OpeningHourEntry[]
  department: Department
  zone: string
}

/** Uses the same rules as the public site. */
export function ShopperPreview(props: Props) {
  const { week, dates } = shopperWords(props, new Date())
  return (
    <div className="fc-preview" aria-live="polite">
      <p>
        <b>What shoppers see:</b> {week}
      </p>
      {dates && (
        <p>
          <b>On other dates:</b> {dates}
        </p>
      )}
    </div>
  )
}
