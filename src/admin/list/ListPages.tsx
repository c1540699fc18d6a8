import Link from 'next/link'

interface Props {
  page: number
  last: number
  hrefOf: (page: number) => string
}

export function ListPages({ page, last, hrefOf }: Props) {
  if (last <= 1) return null
  return (
    <nav className="fc-acts" aria-label="Pages">
      {page > 1 && (
        <Link prefetch={false} className="fc-btn" href={hrefOf(Math.min(page - 1, last))}>
          Previous
        </Link>
      )}
      <span className="fc-muted">
        Page {page} of {last}
      </span>
      {page < last && (
        <Link prefetch={false} className="fc-btn" href={hrefOf(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  )
}
