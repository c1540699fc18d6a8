interface Props {
  legend: string
  name: string
  rows: { id: string; name: string }[]
  /** The ticked values, where the form depends on them. */
  chosen?: string[]
  choose?: (ids: string[]) => void
}

export function Ticks({ legend, name, rows, chosen, choose }: Props) {
  const changed = (id: string, isOn: boolean) =>
    choose?.(isOn ? [...(chosen ?? []), id] : (chosen ?? []).filter((one) => one !== id))
  return (
    <fieldset>
      <legend>{legend}</legend>
      {rows.map((row) => (
        <label key={row.id}>
          <input
            type="checkbox"
            name={name}
            value={row.id}
            checked={chosen?.includes(row.id)}
            onChange={(event) => changed(row.id, event.currentTarget.checked)}
          />
          <span>{row.name}</span>
        </label>
      ))}
      {rows.length === 0 && <p className="fc-muted">None yet.</p>}
    </fieldset>
  )
}
