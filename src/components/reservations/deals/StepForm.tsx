'use client'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { type Base, errorProps } from '@/components/forms/Fields'
import type { Live } from '@/components/forms/liveForm'
import { NotSent } from '@/components/forms/NotSent'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useLiveForm } from '@/components/forms/useLiveForm'
import { recordHold } from '@/components/reservations/recordHold'
import type { DealTarget } from './target'

interface Options<Input extends FieldValues> {
  target: DealTarget
  load: (form: HTMLFormElement) => Promise<Live<Input>>
  captcha?: boolean
  /** Prefix of its fields' ids, because two forms can share a page. */
  prefix?: string
  onTaken?: (input: Input) => void
}

/** A form of the deal: the response names the next page. */
export function useDealForm<Input extends FieldValues>({
  target,
  load,
  captcha,
  prefix = 'd',
  onTaken,
}: Options<Input>) {
  const idOf = (name: string) => `${prefix}-${name}`
  const form = useLiveForm<Input>({
    load,
    captcha: captcha ?? false,
    draft: target.address,
    onTaken: (input, answer) => {
      onTaken?.(input)
      recordHold('purchase', answer)
      window.location.assign(String(answer.next))
    },
  })
  const at = (name: string): Base => ({ id: idOf(name), error: form.errorOf(name) })
  const input = (name: string) => form.register?.(name) ?? { name }
  const box = (name: string) => ({ ...input(name), id: idOf(name), ...errorProps(at(name)) })
  return { form, target, idOf, at, input, choice: form.choice, box }
}

interface Props {
  step: Pick<ReturnType<typeof useDealForm>, 'form' | 'target' | 'idOf'>
  submit: string
  children: ReactNode
}

export function StepForm({ step: { form, target, idOf }, submit, children }: Props) {
  const { formProps, summary, lost, busy } = form
  return (
    <form className="form" action={target.address} data-deal {...formProps}>
      <input type="hidden" name="key" value={target.linkKey} />
      <ErrorSummary errors={summary} idOf={(path) => (path ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      {children}
      <SubmitButton busy={busy} label={submit} />
    </form>
  )
}
