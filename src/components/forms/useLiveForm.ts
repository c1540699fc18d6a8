'use client'
/**
 * Spread `formProps` on the <form>, `register(name)` on its boxes; draw <ErrorSummary errors={summary}> and <NotSent>
 * first, <SubmitButton> last. Until the code is loaded the browser posts the form to its action.
 */
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useHydrated } from '@/lib/useHydrated'
import { fillContact } from './contact'
import { dropDraft, keepDraft, restoreDraft } from './drafts'
import { type Failure, failuresOf, inFormOrder, stillAtFault } from './failures'
import { type FormValues, valuesOutside } from './formValues'
import type { Answer, Live } from './liveForm'
import { useFormCode } from './useFormCode'
import { useOwnDetails } from './useOwnDetails'

export type Register = Live<FieldValues>['control']['register']

interface Options<Input extends FieldValues> {
  load: (form: HTMLFormElement) => Promise<Live<Input>>
  captcha: boolean
  /** Forms of different cars have different drafts. Null stores none. */
  draft: string | null
  onTaken: (input: Input, body: Record<string, unknown>) => void
}

export function useLiveForm<Input extends FieldValues>({ load, captcha, draft, onTaken }: Options<Input>) {
  const form = useRef<HTMLFormElement>(null)
  const { live, start, proofOf, dropProof } = useFormCode(form, load, captcha)
  const [errors, setErrors] = useState<FieldErrors<FormValues>>({})
  /** Of the last attempt. */
  const [summary, setSummary] = useState<Failure[]>([])
  const [lost, setLost] = useState(false)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    if (!form.current) return
    if (draft) restoreDraft(form.current, draft)
    fillContact(form.current)
  }, [draft])
  useOwnDetails(form, live)
  useEffect(
    () =>
      live?.control.subscribe({
        formState: { errors: true },
        callback: (state) => setErrors({ ...state.errors }),
      }),
    [live],
  )

  const refuse = (failures: Failure[]) => {
    dropProof()
    setSummary(inFormOrder(failures, form.current))
  }

  const take = (answer: Answer, input: Input, { control }: Live<Input>) => {
    if (answer.kind === 'lost') return setLost(true)
    if (answer.kind === 'refused') {
      answer.failures.forEach(({ path, message }) => control.setError(path || 'root', { message }))
      return refuse(answer.failures)
    }
    if (draft) dropDraft(draft)
    onTaken(input, answer.body)
  }

  const submit = async (element: HTMLFormElement) => {
    const code = await start()
    for (const [name, value] of Object.entries(valuesOutside(element))) code.control.setValue(name, value)
    setSummary([])
    setLost(false)
    await code.control.handleSubmit(
      async (input) => {
        const proved = await proofOf()
        // Without a proof the browser posts the form: the server then offers another check.
        if (captcha && !proved) return element.submit()
        const answer = await code.send(input, proved)
        take(answer, input, code)
        if (answer.kind !== 'taken') setBusy(false)
      },
      (found) => {
        refuse(failuresOf(found))
        setBusy(false)
      },
    )()
  }

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const element = event.currentTarget
    // The code did not load: the browser posts the form.
    submit(element).catch(() => element.submit())
  }

  // Not onInput: by now the box has passed its value to the live form.
  const onChange = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
    if (draft) keepDraft(currentTarget, draft)
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name && errors[name]) void live?.control.trigger(name)
  }

  return {
    formProps: {
      ref: form,
      method: 'post',
      noValidate: hydrated,
      onFocus: () => void start().catch(() => undefined),
      onChange,
      onSubmit,
    } as const,
    register: live?.control.register,
    /** For a value that React holds; undefined until the code is loaded. */
    setValue: live?.control.setValue,
    /** For radios with a default: `register` would drop another choice that was made before the code arrived. */
    choice: (name: string) => ({
      name,
      ...(live && {
        onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
          live.control.setValue(name, currentTarget.value),
      }),
    }),
    errorOf: (name: string): string | undefined => {
      const message = errors[name]?.message
      return typeof message === 'string' ? message : undefined
    },
    summary: stillAtFault(summary, errors),
    lost,
    busy,
  }
}
