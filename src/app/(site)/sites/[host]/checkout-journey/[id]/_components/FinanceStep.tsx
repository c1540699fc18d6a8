import { LoanCalculator } from '@/components/money/LoanCalculator'
import { Icon } from '@/components/ui/Icon'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'

export function FinanceStep({ data: { deal, linkKey, loan, askedAgain } }: { data: OpenDeal }) {
  const address = `/api/deals/${deal.deal_id}/finance`
  return (
    <>
      {askedAgain && (
        <div className="note" role="status">
          <Icon name="tag" />
          <p>
            <b>{t('What is left to pay has changed.')}</b> {t('Please choose again how you pay for it.')}
          </p>
        </div>
      )}
      <h2>{t('How would you like to pay for it?')}</h2>
      <form className="acts" method="post" action={address}>
        <input type="hidden" name="key" value={linkKey} />
        <button className="btn btn--line" name="wants" value="No">
          {t('I pay it without finance')}
        </button>
      </form>
      {loan && (
        <section className="deal__plain" aria-label={t('Finance')}>
          <h2>{t('Or see what it costs a {period}', { period: loan.period })}</h2>
          <LoanCalculator view={loan} action={`/checkout-journey/${deal.deal_id}`} />
        </section>
      )}
    </>
  )
}
