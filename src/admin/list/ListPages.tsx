import Link from 'next/link'

interface Props {
  page: number
  last: number
  hrefOf: (page: number) => string
  /** Words of its two links. */
  back?: string
  on?: string
}

export function ListPages({ page, last, hrefOf, back = 'Previous', on = 'Next' }: Props) {
  if (last <= 1) return null
  return (
    <nav className="fc-acts" aria-label="Pages">
      {page > 1 && (
        <Link prefetch={false} className="fc-btn" href={hrefOf(Math.min(page - 1, last))}>
          {back}
        </Link>
      )}
      <span className="fc-muted">
        Page {page} of {last}
      </span>
      {page < last && (
        <Link prefetch={false} className="fc-btn" href={hrefOf(page + 1)}>
          {on}
        </Link>
      )}
    </nav>
  )
}
