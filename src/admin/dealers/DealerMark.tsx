/** The dealer's own mark, or the first letter of its name. */
export function DealerMark({ name, mark }: { name: string; mark: string | null }) {
  return (
    <span className="fc-mark" aria-hidden="true">
      {mark ? <img src={mark} alt="" width={32} height={32} /> : name.charAt(0).toUpperCase()}
    </span>
  )
}
