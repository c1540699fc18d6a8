import type { Ref } from 'react'
import { t } from '@/lib/words'

export interface SpinResultView {
  reference: string
  prize: string
  detail: string
  wins: boolean
}

interface Props {
  result: SpinResultView
  next: string
  heading?: Ref<HTMLHeadingElement>
}

export function SpinResult({ result: { reference, prize, detail, wins }, next, heading }: Props) {
  return (
    <section className="spin-page__result" aria-labelledby="spin-result">
      <h2 id="spin-result" tabIndex={-1} ref={heading}>
        {wins ? t('You won: {prize}', { prize }) : t('No prize this time')}
      </h2>
      {wins && detail && <p>{detail}</p>}
      <p>
        {t('Reference')} <b>{reference}</b>.{' '}
        {t(
          wins
            ? 'It is in your account, and in your email if we have the address.'
            : 'It is in your account.',
        )}
      </p>
      {next && <p className="fineprint">{next}</p>}
      <a className="btn btn--line" href="/account">
        {t('My account')}
      </a>
    </section>
  )
}
