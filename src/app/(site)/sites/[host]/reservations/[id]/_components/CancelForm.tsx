interface Props {
  reservation_id: string
  linkKey: string
  label: string
}

/** A plain form: it works before any script, and a repeated press changes nothing. */
export function CancelForm({ reservation_id, linkKey, label }: Props) {
  return (
    <form className="acts" method="post" action="/api/reservations/cancel">
      <input type="hidden" name="reservation_id" value={reservation_id} />
      <input type="hidden" name="key" value={linkKey} />
      <button className="textbtn" type="submit">
        {label}
      </button>
    </form>
  )
}
