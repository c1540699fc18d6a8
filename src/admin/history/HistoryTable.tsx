import type { HistoryLine } from './lines'

const FIRST = 5

function Change({ field, from, to }: HistoryLine['changes'][number]) {
  return (
    <li>
      <span className="fc-muted">{field}</span> <del>{from}</del> <ins>{to}</ins>
    </li>
  )
}

function Changes({ changes }: Pick<HistoryLine, 'changes'>) {
  const rest = changes.slice(FIRST)
  return (
    <>
      <ul>
        {changes.slice(0, FIRST).map((change) => (
          <Change key={change.field} {...change} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ul>
            {rest.map((change) => (
              <Change key={change.field} {...change} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface Props {
  lines: HistoryLine[]
  /** All entries are about one row, which is not named again. */
  ofRow?: boolean
  /** The address that shows the row as it was after an entry. */
  thenHref?: ((line: HistoryLine) => string) | undefined
  /** The entries are versions of a row: the address that compares one, and restores it. */
  versionHref?: ((line: HistoryLine) => string) | undefined
}

/** `30 Nov 2026, 8:44 am`: a day heads its lines, and each has its time alone. */
const dayOf = (when: string): string => when.split(', ')[0] ?? when

export function HistoryTable({ lines, ofRow = false, thenHref, versionHref }: Props) {
  const days = [...new Set(lines.map(({ when }) => dayOf(when)))]
  return days.map((day) => (
    <section key={day} aria-label={day}>
      <h2 className="fc-history__day">{day}</h2>
      <Day
        lines={lines.filter(({ when }) => dayOf(when) === day)}
        ofRow={ofRow}
        thenHref={thenHref}
        versionHref={versionHref}
      />
    </section>
  ))
}

function Day({ lines, ofRow = false, thenHref, versionHref }: Props) {
  return (
    <ol className="fc-history">
      {lines.map((line) => {
        const { id, when, who, via, what, kind, title, href, changes } = line
        return (
          <li key={id}>
            <div>
              <time>{when.slice(dayOf(when).length + 2)}</time>
              {versionHref ? (
                <small>
                  <a href={versionHref(line)}>
                    Look or restore<span className="fc-sr">, {when}</span>
                  </a>
                </small>
              ) : (
                <small>
                  {who}, {via}
                </small>
              )}
              {thenHref && (
                <a href={thenHref(line)}>
                  The car then<span className="fc-sr">, {when}</span>
                </a>
              )}
            </div>
            <div>
              <b>{what}</b>
              {!ofRow && (
                <span>
                  {kind}
                  {title && ': '}
                  {href ? <a href={href}>{title ?? 'open it'}</a> : title}
                </span>
              )}
            </div>
            {changes.length > 0 || !ofRow ? (
              <Changes changes={changes} />
            ) : (
              <span className="fc-muted">
                {versionHref ? 'No change that the form shows' : 'Nothing that shoppers read'}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
