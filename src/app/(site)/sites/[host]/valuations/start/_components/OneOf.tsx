import { HiddenAnswers } from '@/components/trade-in/HiddenAnswers'
import { Icon } from '@/components/ui/Icon'
import { type Draft, DRAFT_PATH } from '@/features/trade-in/draft.rules'
import { t } from '@/lib/words'

interface Props {
  name: string
  title: string
  options: readonly { value: string; label: string; text?: string }[]
  draft: Draft
}

/** Each answer is a button that sends itself: one press, and the next question is there. */
export function OneOf({ name, title, options, draft }: Props) {
  return (
    <form action={DRAFT_PATH} method="get">
      <HiddenAnswers draft={draft} but={[name]} />
      <div className="choices" role="group" aria-label={title}>
        {options.map(({ value, label, text }) => (
          <button
            key={value}
            className="choice choice--go"
            name={name}
            value={value}
            aria-current={draft[name] === value ? 'true' : undefined}
          >
            <span className="choice__txt">
              <b>{t(label)}</b>
              {text && <span>{t(text)}</span>}
            </span>
            <Icon name="next" />
          </button>
        ))}
      </div>
    </form>
  )
}
