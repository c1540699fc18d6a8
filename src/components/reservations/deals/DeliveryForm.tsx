'use client'
import { Choices } from '@/components/forms/Choices'
import { Field, FieldError } from '@/components/forms/Fields'
import { COLLECT, type DeliveryAnswer } from '@/features/reservations/deals/answers.rules'
import { takesPostcode, type ZoneArea } from '@/features/reservations/deals/zones.rules'
import { t } from '@/lib/words'
import type { DeliveryInput } from './dealLive'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'
import { useOwnDeal } from './useOwnDeal'
import { POSTCODE_BOX } from '@/core/dealer/country/postcodeForm'

export interface DeliveryView extends DealTarget {
  ways: readonly { key: string; title: string; text: string; price: string }[]
  zones: readonly ZoneArea[]
  known: DeliveryAnswer | null
}

/** Collected, or delivered to a zone of the dealer; the address is asked only for a delivery. */
export function DeliveryForm({ view }: { view: DeliveryView }) {
  const { ways, zones, known } = view
  const step = useDealForm<DeliveryInput>({
    target: view,
    load: async (form) => (await import('./dealLive')).deliveryLive(form, view, zones),
  })
  useOwnDeal(step.form.formProps.ref, known !== null, ({ postcode }) => {
    const zone = postcode ? zones.find((one) => takesPostcode(one, postcode)) : undefined
    return { way: zone?.key ?? null, postcode: zone ? postcode : null }
  })
  const { at, choice, box } = step
  return (
    <StepForm step={step} submit={t('Go on')}>
      <fieldset className="fset">
        <legend>{t('How would you like to get it?')}</legend>
        <div className="choices">
          <Choices
            items={ways.map(({ key, ...way }) => ({ ...way, value: key }))}
            chosen={known?.way ?? COLLECT}
            input={choice('way')}
          />
        </div>
        <FieldError {...at('way')} />
      </fieldset>
      <div className="deal__address">
        <h3>{t('Where shall we bring it?')}</h3>
        <Field {...at('street')} label={t('Street and number')}>
          <input {...box('street')} defaultValue={known?.street} type="text" autoComplete="street-address" />
        </Field>
        <div className="form__fields">
          <Field {...at('suburb')} short label={t('Suburb or town')}>
            <input
              {...box('suburb')}
              defaultValue={known?.suburb}
              type="text"
              autoComplete="address-level2"
            />
          </Field>
          <Field {...at('postcode')} short label={t('Postcode')}>
            <input
              {...box('postcode')}
              defaultValue={known?.postcode}
              type="text"
              inputMode={POSTCODE_BOX.inputMode}
              maxLength={POSTCODE_BOX.maxLength}
              autoComplete="postal-code"
            />
          </Field>
        </div>
      </div>
    </StepForm>
  )
}
