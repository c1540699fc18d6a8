import type { iconNames } from './iconNames.data'
import sprite from './icons.svg'

export type IconName = (typeof iconNames)[number]

// The bundler's type of a picture file says nothing.
const { src }: { src: string } = sprite

/** A decorative line icon: always beside a word, or inside a control that names itself. One file holds them all. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  )
}
