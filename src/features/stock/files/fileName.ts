/** `C:\out\stock-2026-11-28_0815.csv.gz` and `stock (2).csv` are `stock` each day: what was kept for it holds for the next. */
export function fileNameOf(sent: string): string {
  const base = sent.replace(/^.*[\\/]/, '').replace(/(?:\.[a-z][a-z0-9]{1,6}){1,2}$/i, '')
  const name = base
    .toLowerCase()
    .replace(/\(\d+\)/g, ' ')
    .replace(
      /\d{4}[-_. ]?\d{2}[-_. ]?\d{2}(?:[t_ -]?\d{2}[-_.:]?\d{2}(?:[-_.:]?\d{2})?)?|\d{2}[-_. ]\d{2}[-_. ]\d{4}/g,
      ' ',
    )
    .replace(/[-_. ]+\d+(?=[-_. ]*$)/, ' ')
    .replace(/[-_. ]+/g, ' ')
    .trim()
  return (name || base.toLowerCase().trim() || 'stock').slice(0, 80)
}
