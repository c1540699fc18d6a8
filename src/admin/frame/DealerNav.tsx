interface Dealer {
  id: string
  name: string
}
interface Props {
  dealers: readonly Dealer[]
  shown: Dealer
  /** Of the screen, without a query. */
  path: string
}

/** Which dealer a screen shows, for those who work for several. */
export function DealerNav({ dealers, shown, path }: Props) {
  if (dealers.length < 2) return null
  return (
    <nav className="fc-acts" aria-label="Dealers">
      {dealers.map(({ id, name }) => (
        <a
          key={id}
          className="fc-btn"
          href={`${path}?dealer=${id}`}
          aria-current={id === shown.id ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
