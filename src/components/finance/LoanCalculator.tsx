import 'server-only'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { Calculator } from './Calculator'
import { plainBinding } from './loanBinding'
import { LoanFields } from './LoanFields'
import { LoanResult } from './LoanResult'
import type { LoanView } from './loanView'

/** First figures from the server; the browser works with the same functions. */
export function LoanCalculator({ view, action }: { view: LoanView; action: string }) {
  const html = renderStatic(
    <>
      <LoanFields view={view} binding={plainBinding(view.values)} />
      <LoanResult view={view} values={view.values} />
    </>,
  )
  return (
    <Calculator view={view} action={action}>
      <StaticHtml className="calc" html={html} />
    </Calculator>
  )
}
