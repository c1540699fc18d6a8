import { shortIcons } from '@/lib/nextNames'
import type { iconNames } from './iconNames.data'
import sprite from './icons.svg'

export type IconName = (typeof iconNames)[number]

// The bundler gives image files no useful type.
const { src = '' }: { src?: string } = sprite

/** The file of all drawings: a list names it 250 times, so its address is short (`next.config.ts`). */
export const SPRITE = shortIcons(src)

/** Use it beside text, or in a control with its own name. All icons share one file. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
