'use client'
import { useId } from 'react'
import { z } from 'zod'
import { CopyBox } from '@/admin/fields/CopyBox'

export const shownKeySchema = z.object({ key: z.string() })

/** A key, in the only moment when it can be seen. */
export function ShownKey({ secret }: { secret: string }) {
  const id = useId()
  return (
    <div className="fc-alert is-warn">
      <div>
        <label htmlFor={id}>
          <b>Copy this key now.</b> It is shown only once.
        </label>
        <CopyBox id={id} text={secret} />
      </div>
    </div>
  )
}
