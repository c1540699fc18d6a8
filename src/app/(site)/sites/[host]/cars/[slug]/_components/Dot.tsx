import type { Shot } from './shot'

export const Dot = ({ mark }: Pick<Shot, 'mark'>) =>
  mark && (
    <span className="dot" style={{ left: `${mark.x}%`, top: `${mark.y}%` }} aria-hidden="true">
      {mark.number}
    </span>
  )
