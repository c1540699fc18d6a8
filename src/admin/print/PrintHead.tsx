interface Props {
  /** Whose rows they are. */
  dealer: string
  lines: readonly string[]
}

/** What a sheet says of itself: on paper there is no menu and no address around it. */
export const PrintHead = ({ dealer, lines }: Props) => (
  <div className="fc-print__head">
    <b>{dealer}</b>
    {lines.filter(Boolean).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)
