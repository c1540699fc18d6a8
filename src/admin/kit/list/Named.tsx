import { type Cell, RowLink } from '@/admin/fields/RowLink'

/** What a row is called, and one line that tells it from the others. */
export const Named = ({ cell, title, note }: { cell: Cell; title: string; note: string }) => (
  <div>
    <RowLink cell={cell}>{title}</RowLink>
    {note && <small className="fc-row__note">{note}</small>}
  </div>
)

interface PillProps {
  words: string
  tone?: string | undefined
  note?: string
}

export const Pill = ({ words, tone = '', note }: PillProps) => (
  <div className="fc-row__state">
    <span className={`fc-pill ${tone}`}>{words}</span>
    {note && <small>{note}</small>}
  </div>
)

/** On a phone, where a row is a card, it is left out. */
export const Nothing = ({ words = '–' }: { words?: string }) => <span className="fc-nothing">{words}</span>

/** What nearly all rows are: only what is otherwise has a mark. */
export const Usual = ({ words }: { words: string }) => <span className="fc-usual">{words}</span>
