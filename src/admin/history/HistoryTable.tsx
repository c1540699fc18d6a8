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
  thenHref?: (line: HistoryLine) => string
}

export function HistoryTable({ lines, ofRow = false, thenHref }: Props) {
  return (
    <ol className="fc-history">
      {lines.map((line) => {
        const { id, when, who, via, what, kind, title, href, changes } = line
        return (
          <li key={id}>
            <div>
              <time>{when}</time>
              <small>
                {who}, {via}
              </small>
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
              <span className="fc-muted">Nothing that shoppers read</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
