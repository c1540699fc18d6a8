import { z } from 'zod'
import { useTyped } from '@/admin/ask/useTyped'
import { useSettings } from '@/admin/settings/context'
import type { ControlProps } from '@/admin/settings/controlProps'
import { LineText } from './Text'

const found = z.object({ sources: z.array(z.string()) })

/** A source of leads: one that leads came from, or a new one. A typing error would be a source without leads, so that is said. */
export function Source(props: ControlProps) {
  const { tenant } = useSettings()
  const { data } = useTyped(tenant ? `/lead-sources?${new URLSearchParams({ tenant })}` : null, found)
  const typed = typeof props.value === 'string' ? props.value.trim().toLowerCase() : ''
  const isNew = data && typed && !data.sources.some((source) => source.toLowerCase() === typed)
  return (
    <>
      <LineText {...props} list={`${props.id}-list`} />
      <datalist id={`${props.id}-list`}>
        {data?.sources.map((source) => (
          <option key={source} value={source} />
        ))}
      </datalist>
      <p role="status" className="fc-muted">
        {isNew && 'No lead came from it yet. Choose a source from the list, or check how it is written.'}
      </p>
    </>
  )
}
