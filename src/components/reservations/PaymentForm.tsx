'use client'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { errorProps, Field } from '@/components/forms/Fields'
import { NotSent } from '@/components/forms/NotSent'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useLiveForm } from '@/components/forms/useLiveForm'
import type { PaymentInput } from '@/features/reservations/reserveSchema.rules'
import { t } from '@/lib/words'
import { Trap } from '@/components/forms/Trap'

const idOf = (name: string) => `p-${name}`

/** An amount against an invoice; the provider asks for the card. */
export function PaymentForm({ captcha, notice }: { captcha: boolean; notice: string }) {
  const { formProps, register, errorOf, summary, lost, busy } = useLiveForm<PaymentInput>({
    load: async (form) => (await import('./reserveLive')).paymentLive(form),
    captcha,
    draft: 'online-payment',
    onTaken: (_input, { pay_url }) => window.location.assign(String(pay_url)),
  })
  const box = (name: string) => ({
    ...(register?.(name) ?? { name }),
    id: idOf(name),
    required: true,
    ...errorProps(at(name)),
  })
  const at = (name: string) => ({ id: idOf(name), error: errorOf(name) })
  return (
    <form className="form" action="/api/payments" {...formProps}>
      <ErrorSummary errors={summary} idOf={(path) => (path ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <Trap id={idOf('website')} />
      <div className="form__fields">
        <Field {...at('amount')} short label={t('Amount in dollars')}>
          <input {...box('amount')} type="text" inputMode="decimal" autoComplete="off" />
        </Field>
        <Field {...at('reference')} short label={t('Invoice or contract number')}>
          <input {...box('reference')} type="text" autoComplete="off" />
        </Field>
      </div>
      <div className="form__fields">
        <Field {...at('name')} short label={t('Full name')}>
          <input {...box('name')} type="text" autoComplete="name" />
        </Field>
        <Field {...at('email')} short label={t('Email for the receipt')}>
          <input {...box('email')} type="email" autoComplete="email" />
        </Field>
      </div>
      <p className="fineprint">{notice}</p>
      <SubmitButton busy={busy} label={t('Go to payment')} />
    </form>
  )
}
