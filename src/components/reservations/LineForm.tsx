'use client'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { errorProps, Field } from '@/components/forms/Fields'
import { NotSent } from '@/components/forms/NotSent'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useLiveForm } from '@/components/forms/useLiveForm'
import type { LineInput } from '@/features/reservations/reserveSchema.rules'
import { t } from '@/lib/words'
import { Trap } from '@/components/forms/Trap'

interface Props {
  address: string
  path: string
  captcha: boolean
  notice: string
  known?: { name: string; email: string } | null
}
const idOf = (name: string) => `w-${name}`

export function LineForm({ address, path, captcha, notice, known }: Props) {
  const { formProps, register, errorOf, summary, lost, busy } = useLiveForm<LineInput>({
    load: async (form) => (await import('./reserveLive')).lineLive(form, address),
    captcha,
    draft: address,
    onTaken: () => window.location.assign(`${path}?waiting=1`),
  })
  const box = (name: string) => ({
    ...(register?.(name) ?? { name }),
    id: idOf(name),
    ...errorProps(at(name)),
  })
  const at = (name: string) => ({ id: idOf(name), error: errorOf(name) })
  return (
    <form className="form" action={address} {...formProps}>
      <ErrorSummary errors={summary} idOf={(path) => (path ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <Trap id={idOf('website')} />
      <div className="form__fields">
        <Field {...at('name')} short label={t('Your name')}>
          <input {...box('name')} defaultValue={known?.name} type="text" autoComplete="name" required />
        </Field>
        <Field {...at('email')} short label={t('Email')}>
          <input {...box('email')} defaultValue={known?.email} type="email" autoComplete="email" required />
        </Field>
      </div>
      <p className="fineprint">{t('One email when it is free again, nothing else. {notice}', { notice })}</p>
      <SubmitButton busy={busy} label={t('Tell me if it comes back')} />
    </form>
  )
}
