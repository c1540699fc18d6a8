'use client'
import { Field } from '@/components/forms/Fields'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import type { HandoverInput } from './dealLive'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'

export interface HandoverView extends DealTarget {
  /** The yard's free hours, by day. */
  times: readonly { date: string; label: string; times: readonly { start: string; label: string }[] }[]
  gone: boolean
  known: string | null
}

/** A list of days with their hours: one choice, with and without scripts. */
export function HandoverForm({ view }: { view: HandoverView }) {
  const { times, gone, known } = view
  const step = useDealForm<HandoverInput>({
    target: view,
    load: async (form) => (await import('./dealLive')).handoverLive(form, view),
  })
  const { at, box } = step
  return (
    <StepForm step={step} submit={t('Go on')}>
      {gone && (
        <div className="note note--warn" role="alert">
          <p>
            <b>{t('Somebody else has just taken this time.')}</b>{' '}
            {t('Nothing was sent. Please choose another.')}
          </p>
        </div>
      )}
      <h2>{t('When do you collect it?')}</h2>
      <Field {...at('start')} label={t('Day and hour')}>
        <div className="select">
          <select {...box('start')} defaultValue={known ?? ''}>
            <option value="">{t('Ring me to agree a time')}</option>
            {times.map((day) => (
              <optgroup key={day.date} label={day.label}>
                {day.times.map(({ start, label }) => (
                  <option key={start} value={start}>
                    {`${day.label}, ${label}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </Field>
      <p className="fineprint">
        {t(
          'It takes about an hour. The time is yours once the deal is sent, and can be moved by the link in our email.',
        )}
      </p>
    </StepForm>
  )
}
