import type { Line } from './importCall'

/** What comes of each pasted line, the ones that need a look first. */
export function ImportLines({ lines }: { lines: readonly Line[] }) {
  const ordered = [...lines].sort((a, b) => Number(!a.refusal) - Number(!b.refusal) || a.line - b.line)
  return (
    <ul className="fc-import__lines" tabIndex={0} aria-label="What comes of each line">
      {ordered.map(({ line, from, to, refusal }) => (
        <li key={line}>
          <small>Line {line}</small>
          <span>
            <b>{from || 'Nothing'}</b> to {to || 'nothing'}
          </span>
          <span className={refusal ? 'fc-fault' : 'fc-done'}>{refusal || 'Will be made'}</span>
        </li>
      ))}
    </ul>
  )
}
