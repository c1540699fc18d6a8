import { FileError } from './fileError'

export const XML_LIMITS = { elements: 250_000, depth: 20, attributes: 500_000, ofOne: 200, entities: 500_000 }

const over = (what: string) =>
  new FileError(`The XML has ${what}. Send fewer cars at once, or send them as CSV.`)
const words = (count: number) => count.toLocaleString('en-AU')

/** The text after a comment, a CDATA section or an instruction; these hold no elements. */
function skipped(text: string, at: number): number | null {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ] as const)
    if (text.startsWith(start, at)) {
      const found = text.indexOf(end, at + start.length)
      return found < 0 ? text.length : found + end.length
    }
  return null
}

/** From `<` to its `>`, which may be within quotes: where it ends, and how many values in quotes it has. */
function tagAt(text: string, from: number): { end: number; attributes: number } {
  let attributes = 0
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 62) return { end: at, attributes }
    if (code !== 34 && code !== 39) continue
    attributes++
    const close = text.indexOf(code === 34 ? '"' : "'", at + 1)
    if (close < 0) break
    at = close
  }
  return { end: text.length, attributes }
}

function refuseEntities(text: string): void {
  let count = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
    if (++count > XML_LIMITS.entities) throw over(`more than ${words(XML_LIMITS.entities)} references (&…;)`)
}

/** Counts in one pass over the text and stops at the first limit, before the parser makes a tree of it. @throws FileError */
export function refuseShape(text: string): void {
  refuseEntities(text)
  let [elements, depth, attributes] = [0, 0, 0]
  for (let at = text.indexOf('<'); at >= 0;) {
    const beyond = skipped(text, at)
    if (beyond !== null) {
      at = text.indexOf('<', beyond)
      continue
    }
    const tag = tagAt(text, at)
    if (text[at + 1] === '/') depth--
    else {
      attributes += tag.attributes
      if (++elements > XML_LIMITS.elements) throw over(`more than ${words(XML_LIMITS.elements)} elements`)
      if (tag.attributes > XML_LIMITS.ofOne || attributes > XML_LIMITS.attributes)
        throw over(
          `more attributes than ${words(XML_LIMITS.ofOne)} in one element, or ${words(XML_LIMITS.attributes)} in all`,
        )
      if (text[tag.end - 1] !== '/' && ++depth > XML_LIMITS.depth + 1)
        throw new FileError(`The XML is nested deeper than ${XML_LIMITS.depth} levels.`)
    }
    at = text.indexOf('<', tag.end)
  }
}
