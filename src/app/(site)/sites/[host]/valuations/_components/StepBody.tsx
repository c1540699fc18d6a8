import { SentTo } from '@/components/forms/SentTo'
import { Icon } from '@/components/ui/Icon'
import type { Step } from '@/core/dealer/links/tradeInPaths'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'
import { phrase, t } from '@/lib/words'
import { ConditionStep } from './ConditionStep'
import { DoneStep } from './DoneStep'
import { PhotosStep } from './PhotosStep'
import { RangeStep } from './RangeStep'

/** Says that the details have arrived, whatever the shopper does next. `next`: what this page is for. */
function Taken({ id, dealer, next }: { id: string; dealer: string; next: string }) {
  return (
    <div className="note" role="status">
      <Icon name="done" />
      <div>
        <p>
          <b>{t('{dealer} has the details of your car. Your reference is {id}.', { dealer, id })}</b>
        </p>
        <p>
          {next} <SentTo lead_id={id} />
        </p>
      </div>
    </div>
  )
}

const ASKED = phrase(
  'These answers give you a guide range. If you stop here, a person looks at what you sent.',
)
const VALUED = phrase('Go ahead with your range below. If you stop here, a person looks at what you sent.')

interface Props {
  step: Step
  data: StepData
  refused: number
}

function NoGuide({ id, text }: { id: string; text: string }) {
  return (
    <div className="note">
      <Icon name="info" />
      <div>
        <p>
          <b>{text}</b>
        </p>
        <p>
          {t('Your details have reached us, with the reference {id}. Photos help to name a price sooner.', {
            id,
          })}{' '}
          <SentTo lead_id={id} />
        </p>
      </div>
    </div>
  )
}

export function StepBody({ step, data, refused }: Props) {
  const { journey, site, noGuide } = data
  const { lead_id: id, valuation, car } = journey
  if (step === 'condition')
    return (
      <>
        {!valuation?.answers && <Taken id={id} dealer={site.tenant.name} next={t(ASKED)} />}
        <ConditionStep id={id} answers={valuation?.answers ?? null} />
      </>
    )
  if (step === 'range')
    return (
      valuation && (
        <>
          <Taken id={id} dealer={site.tenant.name} next={t(VALUED)} />
          <RangeStep data={data} valuation={valuation} />
        </>
      )
    )
  if (step === 'done') return valuation && <DoneStep data={data} valuation={valuation} />
  return (
    <>
      {noGuide && <NoGuide id={id} text={noGuide} />}
      <PhotosStep
        id={id}
        car={car}
        state={site.config.address.state}
        country={site.config.country}
        photos={valuation?.photos ?? []}
        refused={refused}
        accepts={!noGuide && Boolean(valuation?.range)}
      />
    </>
  )
}
