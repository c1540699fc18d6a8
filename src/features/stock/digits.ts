/** Patterns for whole numbers as text, for documents that have no other way to state the range of a text. */

export function upTo(max: number): string {
  const digits = String(max)
  const smaller = [...digits].flatMap((digit, at) => {
    if (digit === '0') return []
    const rest = digits.length - at - 1
    return [`${digits.slice(0, at)}[0-${Number(digit) - 1}]${rest ? `[0-9]{${rest}}` : ''}`]
  })
  const shorter = digits.length > 1 ? [`[0-9]{1,${digits.length - 1}}`] : []
  return `0*(?:${[...shorter, ...smaller, digits].join('|')})`
}

/** Both of four digits. */
export function yearsFrom(min: number, max: number): string {
  const parts: string[] = []
  for (let year = min; year <= max; year++) {
    const isDecade = year % 10 === 0 && year + 9 <= max
    parts.push(isDecade ? `${year / 10}[0-9]` : String(year))
    if (isDecade) year += 9
  }
  return `(?:${parts.join('|')})`
}
