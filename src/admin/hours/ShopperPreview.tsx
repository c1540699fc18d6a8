'use client'
import { weekTable } from '@/domain/hours/table'
import type { Department, OpeningHourEntry } from '@/domain/views'

/** Uses the same rule as the public site. */
export function ShopperPreview({
  entries,
  department,
}: {
  entries: OpeningHourEntry[]
  department: Department
}) {
  const rows = weekTable(entries, department, 'utc', new Date())
  return (
    <p className="fc-preview" aria-live="polite">
      <b>What shoppers see:</b>{' '}
      {rows.map(({ label, text, note }) => `${label} ${text}${note ? ` (${note})` : ''}.`).join(' ') ||
        'No hours.'}
    </p>
  )
}
