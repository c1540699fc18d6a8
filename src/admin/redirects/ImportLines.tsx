import { useTargets } from '@/admin/links/useTargets'
import { hasPage } from '@/core/dealer/links/hasPage'
import type { Line } from './importCall'

const NO_PAGE = 'Ready, but no page has the new address yet: shoppers would see “not found”'

export function ImportLines({ lines, tenant }: { lines: readonly Line[]; tenant: string }) {
  const targets = useTargets(tenant)
  const known = [...(targets ?? []).map(({ href }) => href), ...lines.map(({ from }) => from)]
  // Without known addresses (not read yet, or not readable) no target is questioned.
  const doubt = (to: string) => (targets?.length && !hasPage(to, known) ? NO_PAGE : '')
  const ordered = [...lines].sort((a, b) => Number(!a.refusal) - Number(!b.refusal) || a.line - b.line)
  return (
    <ul className="fc-import__lines" tabIndex={0} aria-label="Result of each line">
      {ordered.map(({ line, from, to, refusal }) => (
        <li key={line}>
          <small>Line {line}</small>
          <span>
            <b>{from || 'Nothing'}</b> to {to || 'nothing'}
          </span>
          <span className={refusal || doubt(to) ? 'fc-fault' : 'fc-done'}>
            {refusal || doubt(to) || 'Ready'}
          </span>
        </li>
      ))}
    </ul>
  )
}
