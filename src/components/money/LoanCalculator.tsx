import 'server-only'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { LateCalculator } from './LateCalculator'
import { plainBinding } from './loanBinding'
import { LoanForm, type LoanFormProps } from './LoanForm'

/** The server computes the first figures; the browser uses the same functions. */
export function LoanCalculator(loan: LoanFormProps) {
  const { values } = loan.view
  const html = renderStatic(<LoanForm {...loan} values={values} binding={plainBinding(values)} />)
  return (
    <LateCalculator {...loan}>
      <StaticHtml className="static-html" html={html} />
    </LateCalculator>
  )
}
