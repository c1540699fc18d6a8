import { Icon } from '@/components/ui/Icon'

const LIMIT = 200
const MORE = 'View full disclaimer'
const LESS = 'View less disclaimer'

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
        data-more={MORE}
        data-less={LESS}
        aria-expanded="false"
        aria-controls={id}
      >
        <span>{MORE}</span>
        <Icon name="down" />
      </button>
    </>
  )
}
