import type { Shot } from './shot'

/** Points at a mark with the number that it has in the list of marks. */
export const Dot = ({ mark }: Pick<Shot, 'mark'>) =>
  mark && (
    <span className="dot" style={{ left: `${mark.x}%`, top: `${mark.y}%` }} aria-hidden="true">
      {mark.number}
    </span>
  )
