interface Props {
  name: string
  logo: string | undefined
  /** `make__mono` on tiles, `check__mark` beside a checkbox. */
  className: 'make__mono' | 'check__mark'
}

/** The name must be beside it. */
export function MakeMark({ name, logo, className }: Props) {
  return (
    <span className={className} aria-hidden="true">
      {logo ? <img src={logo} alt="" width={40} height={40} loading="lazy" /> : name.slice(0, 1)}
    </span>
  )
}
