import type { ReactNode } from 'react'
import { Icon } from './Icon'

interface Props {
  id: string
  short: ReactNode
  whole: ReactNode
  more: string
  less: string
}

/** Without JavaScript all of it is shown. */
export const CutText = ({ id, short, whole, more, less }: Props) => (
  <>
    <div className="cut" id={id}>
      <div className="cut__short">{short}</div>
      <div className="cut__full">{whole}</div>
    </div>
    <button
      className="more"
      type="button"
      data-clamp
      data-more={more}
      data-less={less}
      aria-controls={id}
      aria-expanded="false"
    >
      <span>{more}</span>
      <Icon name="down" />
    </button>
  </>
)
