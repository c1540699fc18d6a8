import { Icon } from '@/components/ui/Icon'
import { PAYMENT_STRIP } from '@/features/reservations/words.rules'
import { phrase, t } from '@/lib/words'

interface Props {
  token: string
  title: string
  /** What the amount is and what it leaves, in a sentence. */
  sum?: string | undefined
  amount: string
  backUrl: string
  result: string | null
  cards: readonly (readonly [number: string, words: string])[]
}

const FAULTS: Record<string, string> = {
  declined: phrase('Nothing was charged. Use another card or check the number.'),
  invalid: phrase('Nothing was charged. Only the test cards below are known here: never type a real one.'),
  ended: phrase('The time for this payment is over. Nothing was charged. Go back and start again.'),
}

function Declined({ result }: Pick<Props, 'result'>) {
  const fault = result && FAULTS[result]
  if (!fault) return null
  return (
    <div className="summary" role="alert">
      <b>
        <Icon name="alert" />
        {t(result === 'ended' ? 'Too late' : 'The card was declined')}
      </b>
      <p>{t(fault)}</p>
    </div>
  )
}

function Step({ token, amount }: Pick<Props, 'token' | 'amount'>) {
  return (
    <form className="form" method="post" action="/api/payments/test">
      <input type="hidden" name="session" value={token} />
      <h2>{t('Your bank asks: is this you?')}</h2>
      <div className="acts">
        <button className="btn btn--brand" name="step" value="yes">
          {t('Yes, pay {amount}', { amount })}
        </button>
        <button className="btn btn--line" name="step" value="no">
          {t('No')}
        </button>
      </div>
    </form>
  )
}

/** A card page without money. The mark that says so is visible at every step. */
export function TestCard(props: Props) {
  const { token, title, sum, amount, backUrl, result, cards } = props
  const again = result !== null && result !== 'step'
  return (
    <div className="pay">
      {result === 'step' ? (
        <Step token={token} amount={amount} />
      ) : (
        <form className="form" method="post" action="/api/payments/test">
          <Declined result={result} />
          <input type="hidden" name="session" value={token} />
          <div className="payfields">
            <p className="paysum">
              <b>{amount}</b>
              <span>{sum ?? title}</span>
            </p>
            <div className={again ? 'field is-bad' : 'field'}>
              <label htmlFor="test-card">{t('Test card number')}</label>
              <input
                id="test-card"
                name="card"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={again ? '' : cards[0]?.[0]}
                required
              />
            </div>
          </div>
          <div className="acts">
            <button className="btn btn--brand" type="submit">
              <Icon name="lock" />
              {again ? t('Try again, {amount}', { amount }) : t('Pay {amount}', { amount })}
            </button>
            <a className="link" href={backUrl}>
              {t('Back')}
            </a>
          </div>
          <p className="fineprint">{[sum && title, t(PAYMENT_STRIP)].filter(Boolean).join(' · ')}</p>
        </form>
      )}
      <div className="note">
        <Icon name="warning" />
        <div>
          <p>
            <b>{t('TEST: no money moves on this page.')}</b>
          </p>
          <p>
            {t('{cards}. Any other number is refused, and none is stored.', {
              cards: cards.map(([number, words]) => `${number} ${words}`).join(' · '),
            })}
          </p>
        </div>
      </div>
    </div>
  )
}
