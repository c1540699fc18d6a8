'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { z } from 'zod'
import { BlockedTimeEditor } from './BlockedTimeEditor'
import type { BlockedRow } from './blockedRow'
import { fieldId } from '@/admin/payloadContract'

const rowSchema = z.object({
  kind: z.enum(['test_drive', 'service']).nullish(),
  weekday: z.number().nullish(),
  date: z.string().nullish(),
  from: z.string(),
  to: z.string(),
  note: z.string().nullish(),
})

const NEW_ROW: BlockedRow = { weekday: 1, from: '12:00', to: '13:00' }

export function BlockedTimesField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const rows: BlockedRow[] = z.array(rowSchema).safeParse(value).data ?? []
  const locked = readOnly === true
  return (
    <section className="fc fc--field fc-card" aria-labelledby={`${fieldId(path)}-title`}>
      <header>
        <h2 id={`${fieldId(path)}-title`}>{typeof field.label === 'string' ? field.label : path}</h2>
        <span className="fc-pill">{rows.length}</span>
      </header>
      <ul className="fc-hol">
        {rows.map((row, at) => (
          <BlockedTimeEditor
            key={at}
            row={row}
            readOnly={locked}
            onChange={(next) => setValue(rows.map((old, index) => (index === at ? next : old)))}
            onRemove={() => setValue(rows.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className="fc-muted">None. All opening hours can be booked.</p>}
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <div className="fc-acts">
        <button
          className="fc-btn"
          type="button"
          disabled={locked}
          onClick={() => setValue([...rows, NEW_ROW])}
        >
          Block a time
        </button>
      </div>
    </section>
  )
}
