import type { iconNames } from './iconNames.data'
import sprite from './icons.svg'

export type IconName = (typeof iconNames)[number]

// The bundler gives image files no useful type.
const { src }: { src: string } = sprite

/** Use it beside text, or in a control with its own name. All icons share one file. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  )
}
