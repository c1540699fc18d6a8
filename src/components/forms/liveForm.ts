'use client'
/** Loaded at the first touch. A form's lazy module returns `liveForm(form, schema)` and a `send` made from `postOnce`. */
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { isRecord } from '@/lib/isRecord'
import { answeredFailures, type Failure } from './failures'
import { type FormValues, formValues } from './formValues'
import { captchaProof } from './proof'
import { attemptKey, endAttempt } from './attempts'

/** `lost`: it is unknown whether it arrived, so the same attempt may be repeated. */
export type Answer =
  | { kind: 'taken'; body: Record<string, unknown> }
  | { kind: 'refused'; failures: Failure[]; status: number; body: Record<string, unknown> }
  | { kind: 'lost' }

export interface Live<Input extends FieldValues> {
  control: ReturnType<typeof createFormControl<FormValues, unknown, Input>>
  proof: () => Promise<string>
  send: (input: Input, captcha: string) => Promise<Answer>
}

/** Validates on submit; after the first error also on blur, and while typing in a field with an error. */
export const liveForm = <Input extends FieldValues>(
  form: HTMLFormElement,
  schema: z.core.$ZodType<Input, FormValues>,
  send: Live<Input>['send'],
): Live<Input> => ({
  control: createFormControl<FormValues, unknown, Input>({
    defaultValues: formValues(form),
    resolver: zodResolver<FormValues, unknown, Input>(schema),
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  }),
  proof: captchaProof,
  send,
})

/** The Idempotency-Key belongs to the values: sent again, even after a reload, they are the same message. Never throws. */
export async function postOnce(address: string, wording: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': attemptKey(address, wording) },
      body: JSON.stringify(body),
    })
    const read: unknown = await answer.json()
    if (answer.ok && isRecord(read)) {
      endAttempt(address)
      return { kind: 'taken', body: read }
    }
    return {
      kind: 'refused',
      failures: answeredFailures(read),
      status: answer.status,
      body: isRecord(read) ? read : {},
    }
  } catch {
    return { kind: 'lost' }
  }
}
