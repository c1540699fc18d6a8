import useSWR from 'swr'
import { z } from 'zod'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { Choice } from './Choice'
import { Choices } from './Choices'

const found = z.object({ docs: z.array(z.object({ slug: z.string(), name: z.string() })) })

async function read(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('The dealerships could not be read.')
  return found.parse(await answer.json()).docs
}

/** Names of the dealer's dealerships, by what the settings call them. */
function useNames(): { names: Record<string, string> | undefined; failed: boolean } {
  const { tenant } = useSettings()
  const query = `where[tenant][equals]=${tenant}&depth=0&limit=0&select[slug]=true&select[name]=true`
  const { data, error } = useSWR<z.output<typeof found>['docs'], Error>(
    tenant ? `/admin/api/dealerships?${query}` : null,
    read,
  )
  return {
    names: data && Object.fromEntries(data.map(({ slug, name }) => [slug, name])),
    failed: error !== undefined,
  }
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <p role="status">
      {failed ? 'The dealerships could not be read. Reload the page.' : 'Reading the dealerships …'}
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
