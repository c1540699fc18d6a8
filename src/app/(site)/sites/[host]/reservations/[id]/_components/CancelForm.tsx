import { t } from '@/lib/words'

interface Props {
  reservation_id: string
  linkKey: string
  label: string
  question: string
}

/** Plain HTML that works without scripts. The first press asks for confirmation; a repeated second one changes nothing. */
export function CancelForm({ reservation_id, linkKey, label, question }: Props) {
  return (
    <details>
      <summary className="textbtn">{label}</summary>
      <form className="note note--warn" method="post" action="/api/reservations/cancel">
        <input type="hidden" name="reservation_id" value={reservation_id} />
        <input type="hidden" name="key" value={linkKey} />
        <p>{question}</p>
        <button className="btn btn--line" type="submit">
          {t('Yes, {label}', { label: label.toLowerCase() })}
        </button>
      </form>
    </details>
  )
}
