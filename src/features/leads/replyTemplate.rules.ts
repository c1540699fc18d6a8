/** Texts that staff start a reply from, with words in braces for what is known of a lead. */
export interface ReplyFacts {
  /** The shopper's name as typed. */
  name: string
  car: string
  dealer: string
  me: string
}

/** What each word in braces stands for, and the text where nothing is known. */
const TOKENS = {
  first_name: [({ name }) => name.trim().split(/\s+/)[0] ?? '', 'there'],
  name: [({ name }) => name.trim(), 'there'],
  car: [({ car }) => car, 'your enquiry'],
  dealer: [({ dealer }) => dealer, 'us'],
  me: [({ me }) => me, ''],
} as const satisfies Record<string, readonly [(facts: ReplyFacts) => string, unknown: string]>

export const TOKEN_NAMES = Object.keys(TOKENS).map((name) => `{${name}}`)

const isToken = (name: string): name is keyof typeof TOKENS => Object.hasOwn(TOKENS, name)

/** Words in braces that have no meaning, such as `{frist_name}`. */
export const unknownTokens = (text: string): string[] =>
  [...text.matchAll(/\{([^{}\s]*)\}/g)].filter(([, name = '']) => !isToken(name)).map(([whole]) => whole)

/** The text is about one car, so it does not fit a lead without one. */
export const needsCar = (text: string): boolean => text.includes('{car}')

const letters = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Nothing of a person's own is in the box: it is empty, or still one of the ready texts. */
export const isUntouched = (written: string, ready: readonly string[]): boolean =>
  letters(written) === '' || ready.some((text) => letters(text) === letters(written))

const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).flatMap((one) => letters(one) || [])

/** The template that a text was made from: most of its sentences stand there. Of two, the one further below. */
export function templateIn<One extends { text: string }>(written: string, ready: readonly One[]): One | null {
  const lines = sentences(written)
  const rated = ready.flatMap((one) => {
    const own = sentences(one.text)
    const share = own.filter((line) => lines.includes(line)).length / own.length
    return share > 0.5 ? [{ one, share, at: lines.lastIndexOf(own.at(-1) ?? '') }] : []
  })
  return rated.sort((a, b) => b.share - a.share || b.at - a.at)[0]?.one ?? null
}

export const filledTemplate = (text: string, facts: ReplyFacts): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!isToken(name)) return whole
    const [read, unknown] = TOKENS[name]
    return read(facts) || unknown
  })
