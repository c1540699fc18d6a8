import { Icon } from '@/components/ui/Icon'
import { phrase, t } from '@/lib/words'

const LIMIT = 200
const MORE = phrase('View full disclaimer')
const LESS = phrase('View less disclaimer')

/** Collapsed to four lines when longer than 200 characters. Without JavaScript all text is visible. */
export function Disclaimer({ id, text }: { id: string; text: string }) {
  if (text.length <= LIMIT) return <p>{text}</p>
  return (
    <>
      <p className="clamp" id={id}>
        {text}
      </p>
      <button
        className="more"
        type="button"
        data-clamp
        data-more={t(MORE)}
        data-less={t(LESS)}
        aria-expanded="false"
        aria-controls={id}
      >
        <span>{t(MORE)}</span>
        <Icon name="down" />
      </button>
    </>
  )
}
