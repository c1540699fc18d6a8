import type { Fault } from './fault'

const isBroken = (text: string): boolean => {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}

/** A beginning that only lacks its end. */
const isBeginning = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const [, at] = /position (\d+)/.exec(String(error)) ?? []
    return /end of JSON|Unterminated/i.test(String(error)) || Number(at) === text.length
  }
}

/** How much of the text can be read. */
function readable(text: string): number {
  let [good, bad] = [0, text.length + 1]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isBeginning(text.slice(0, middle))) good = middle
    else bad = middle
  }
  return good
}

/** Where a text stops to be JSON, by line and column. */
export function jsonFault(text: string): Fault | null {
  if (!isBroken(text)) return null
  const at = readable(text)
  const lines = text.slice(0, at).split('\n')
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
  const found = text.slice(at, at + 20).split('\n')[0] ?? ''
  const say = found
    ? `is no JSON from ${JSON.stringify(found)} on. A comma, a quote or a bracket is missing or too many there.`
    : 'ends too early. A quote or a bracket is not closed.'
  return { path: place, say }
}
