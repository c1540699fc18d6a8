import { iconPaths } from './icons.data'

export type IconName = keyof typeof iconPaths

/** A decorative line icon: always beside a word, or inside a control that names itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconPaths[name] }}
    />
  )
}
