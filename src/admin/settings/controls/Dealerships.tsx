import { useSlugNames } from '@/admin/fields/hooks'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { Choice } from './Choice'
import { Choices } from './Choices'

/** Names of the dealer's dealerships, by the slugs in the settings. */
function useNames(): { names: Record<string, string> | undefined; failed: boolean } {
  const { tenant } = useSettings()
  const { rows, failed } = useSlugNames('dealerships', tenant ?? '')
  return { names: rows && Object.fromEntries(rows.map(({ slug, name }) => [slug, name])), failed }
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <p role="status">
      {failed ? 'The dealerships could not be loaded. Reload the page.' : 'Loading the dealerships …'}
    </p>
  )
}

export function Dealerships(props: ControlProps) {
  const { names, failed } = useNames()
  if (!names) return <Waiting failed={failed} />
  return <Choices {...props} field={{ ...props.field, words: names }} />
}

export function Dealership(props: ControlProps) {
  const { names, failed } = useNames()
  if (!names) return <Waiting failed={failed} />
  return <Choice {...props} field={{ ...props.field, words: names }} />
}
