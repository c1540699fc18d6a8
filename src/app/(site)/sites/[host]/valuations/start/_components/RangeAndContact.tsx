import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import { RangeBox } from '@/components/trade-in/RangeBox'
import { Icon } from '@/components/ui/Icon'
import { startView } from '@/app/(site)/sites/[host]/_lib/sell/startView'
import type { QuestionData } from '@/app/(site)/sites/[host]/valuations/start/page-data'
import { t } from '@/lib/words'

/** The range first, or why there is none; then who it is for. */
export function RangeAndContact({ data }: { data: QuestionData }) {
  const { guided, noGuide } = data
  const range = guided?.range
  return (
    <>
      {range ? (
        <RangeBox range={range} count={guided.count} goodUntil={guided.goodUntil} good />
      ) : (
        <div className="note">
          <Icon name="info" />
          <p>
            <b>{noGuide}</b>
          </p>
        </div>
      )}
      <h2>{t(range ? 'Where do we send it?' : 'How do we reach you?')}</h2>
      <p className="lede">
        {t(
          range
            ? 'With your name on it the range is yours until that day. You can still walk away.'
            : 'A person looks at what you told us and names a price. It binds you to nothing.',
        )}
      </p>
      <LateEnquiryForm view={startView(data, t(range ? 'Send me this range' : 'Ask for a price'))} />
    </>
  )
}
