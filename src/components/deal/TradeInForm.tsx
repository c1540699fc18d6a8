'use client'
import { Field, FieldError } from '@/components/forms/Fields'
import type { TradeInAnswer } from '@/domain/deal/answers'
import type { TradeInInput } from './dealLive'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'

export interface TradeInView extends DealTarget {
  known: TradeInAnswer | null
}

const HAS = [
  { value: 'Yes', title: 'Yes, I trade one in', text: 'We look at it and tell you what we pay' },
  { value: 'No', title: 'No trade-in', text: 'Nothing more to fill in here' },
] as const

/** Facts of the shopper's own car, and what the shopper hopes for: no valuation. */
export function TradeInForm({ view }: { view: TradeInView }) {
  const { known } = view
  const step = useDealForm<TradeInInput>({
    target: view,
    load: async (form) => (await import('./dealLive')).tradeInLive(form, view),
  })
  const { at, choice, box } = step
  const number = (value: number | null | undefined) => value?.toLocaleString('en-AU')
  return (
    <StepForm step={step} submit="Go on">
      <fieldset className="fset">
        <legend>Do you have a car to trade in?</legend>
        <div className="choices">
          {HAS.map(({ value, title, text }) => (
            <label className="choice" key={value}>
              <input
                {...choice('has')}
                type="radio"
                value={value}
                defaultChecked={value === (known?.has ?? 'No')}
              />
              <span className="choice__txt">
                <b>{title}</b>
                <span>{text}</span>
              </span>
            </label>
          ))}
        </div>
        <FieldError {...at('has')} />
      </fieldset>
      <div className="deal__trade">
        <h3>Your car</h3>
        <div className="form__fields">
          <Field {...at('make')} short label="Make">
            <input {...box('make')} defaultValue={known?.make} type="text" autoComplete="off" />
          </Field>
          <Field {...at('model')} short label="Model">
            <input {...box('model')} defaultValue={known?.model} type="text" autoComplete="off" />
          </Field>
          <Field {...at('km')} short label="Kilometres">
            <input
              {...box('km')}
              defaultValue={number(known?.km)}
              type="text"
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
          <Field {...at('rego')} short optional label="Registration">
            <input
              {...box('rego')}
              defaultValue={known?.rego}
              type="text"
              maxLength={12}
              autoComplete="off"
            />
          </Field>
          <Field {...at('worth')} short optional label="What you hope for, $">
            <input
              {...box('worth')}
              defaultValue={number(known?.worth)}
              type="text"
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
          <Field {...at('owing')} short optional label="What you still owe, $">
            <input
              {...box('owing')}
              defaultValue={number(known?.owing)}
              type="text"
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
        </div>
        <p className="fineprint">Your own figures count in the totals until we have seen the car.</p>
      </div>
    </StepForm>
  )
}
