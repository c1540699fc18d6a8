import type { Shot } from './shot'

/** Marks the position of damage with its number in the list. */
export const Dot = ({ mark }: Pick<Shot, 'mark'>) =>
  mark && (
    <span className="dot" style={{ left: `${mark.x}%`, top: `${mark.y}%` }} aria-hidden="true">
      {mark.number}
    </span>
  )
