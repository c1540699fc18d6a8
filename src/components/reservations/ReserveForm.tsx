'use client'
import { Choices } from '@/components/forms/Choices'
import { storeContact } from '@/components/forms/contact'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { errorProps, Field, Tick } from '@/components/forms/Fields'
import { NotSent } from '@/components/forms/NotSent'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useLiveForm } from '@/components/forms/useLiveForm'
import type { ReserveInput, WayToSee } from '@/features/reservations/reserveSchema.rules'
import { t } from '@/lib/words'
import { AgreeTicks } from './AgreeTicks'
import { useOwnDeal } from './deals/useOwnDeal'
import { recordHold } from './recordHold'
import { Trap } from '@/components/forms/Trap'

export interface ReserveView {
  address: string
  /** The page itself: it shows a hold by somebody else. */
  path: string
  captcha: boolean
  submit: string
  ways: { value: WayToSee; title: string; text: string }[]
  optIn: string | null
  terms: string
  notice: string
}

const idOf = (name: string) => `r-${name}`

export function ReserveForm({ view }: { view: ReserveView }) {
  const { formProps, register, choice, errorOf, summary, lost, busy } = useLiveForm<ReserveInput>({
    load: async (form) => (await import('./reserveLive')).reserveLive(form, view.address),
    captcha: view.captcha,
    draft: view.address,
    onTaken: (input, answer) => {
      const { taken, pay_url, status_url } = answer
      storeContact(input)
      recordHold('reservation', answer)
      window.location.assign(taken === true ? `${view.path}?taken=1` : String(pay_url ?? status_url))
    },
  })
  useOwnDeal(formProps.ref, false, ({ worth, postcode }) => ({ trade_in: worth !== null, postcode }))
  const input = (name: string) => register?.(name) ?? { name }
  const at = (name: string) => ({ id: idOf(name), error: errorOf(name) })
  const box = (name: string) => ({ ...input(name), id: idOf(name), ...errorProps(at(name)) })

  return (
    <form className="form" action={view.address} {...formProps}>
      <h2>{t('Who is it for?')}</h2>
      <ErrorSummary errors={summary} idOf={(path) => (path ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <Trap id={idOf('website')} />
      <input {...input('postcode')} type="hidden" />
      <Field {...at('name')} label={t('Full name')}>
        <input {...box('name')} type="text" autoComplete="name" required />
      </Field>
      <div className="form__fields">
        <Field {...at('email')} short label={t('Email')}>
          <input {...box('email')} type="email" autoComplete="email" required />
        </Field>
        <Field {...at('phone')} short label={t('Phone')}>
          <input {...box('phone')} type="tel" autoComplete="tel" required />
        </Field>
      </div>
      <fieldset className="fset">
        <legend>{t('How would you like to see it?')}</legend>
        <div className="choices">
          <Choices items={view.ways} chosen={view.ways[0]?.value} input={choice('see')} />
        </div>
      </fieldset>
      <fieldset className="checks">
        <legend className="sr">{t('Also')}</legend>
        <Tick {...input('trade_in')} {...at('trade_in')}>
          {t('I have a car to trade in')}
        </Tick>
        <AgreeTicks optIn={view.optIn} terms={view.terms} {...{ at, input }} />
      </fieldset>
      <p className="fineprint">{view.notice}</p>
      <SubmitButton busy={busy} label={view.submit} />
    </form>
  )
}
