interface Props {
  dealer: string
  lines: readonly string[]
}

/** The head of a printed sheet: on paper there is no menu and no address around it. */
export const PrintHead = ({ dealer, lines }: Props) => (
  <div className="fc-print__head">
    <b>{dealer}</b>
    {lines.filter(Boolean).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)
