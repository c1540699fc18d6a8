interface Props {
  name: string
  /** Its picture, where the platform has one. */
  logo: string | undefined
  /** `make__mono` on tiles, `check__mark` beside a box. */
  className: 'make__mono' | 'check__mark'
}

/** The sign of a make: its logo, or its first letters. Its name is beside it. */
export function MakeMark({ name, logo, className }: Props) {
  return (
    <span className={className} aria-hidden="true">
      {logo ? <img src={logo} alt="" width={40} height={40} loading="lazy" /> : name.slice(0, 2)}
    </span>
  )
}
