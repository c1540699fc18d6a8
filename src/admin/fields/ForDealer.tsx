import { DealerOptions } from './options'

interface Props {
  dealers: readonly { id: string; name: string }[]
  tenant: string
  onChange: (tenant: string) => void
}

/** Which of several dealers a form is for; not shown when there is one. */
export function ForDealer({ dealers, tenant, onChange }: Props) {
  if (dealers.length < 2) return null
  return (
    <label className="fc-input">
      For
      <select value={tenant} onChange={({ target }) => onChange(target.value)}>
        <DealerOptions dealers={dealers} />
      </select>
    </label>
  )
}
