import { LoanCalculator } from '@/components/finance/LoanCalculator'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'

/** The site's calculator, whose figures become part of the deal; or no finance. */
export function FinanceStep({ data: { deal, linkKey, loan } }: { data: OpenDeal }) {
  const address = `/api/deals/${deal.deal_id}/finance`
  return (
    <>
      <h2>How would you like to pay for it?</h2>
      <form className="acts" method="post" action={address}>
        <input type="hidden" name="key" value={linkKey} />
        <button className="btn btn--line" name="wants" value="No">
          I pay it without finance
        </button>
      </form>
      {loan && (
        <section className="deal__plain" aria-label="Finance">
          <h2>Or see what it costs a {loan.period}</h2>
          <LoanCalculator view={loan} action={`/checkout-journey/${deal.deal_id}`} />
        </section>
      )}
    </>
  )
}
