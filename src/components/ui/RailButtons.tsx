import { Icon } from './Icon'

interface Props {
  previous: string
  next: string
}

/** Move the row of the same section that scrolls sideways; the page's script does it (`data-rail`). */
export const RailButtons = ({ previous, next }: Props) => (
  <>
    <button className="icon-btn icon-btn--line" type="button" data-rail="-1" aria-label={previous}>
      <Icon name="prev" />
    </button>
    <button className="icon-btn icon-btn--line" type="button" data-rail="1" aria-label={next}>
      <Icon name="next" />
    </button>
  </>
)
