/** What a page says to people, and what it says to machines, from its HTML alone. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const decoded = (html: string): string =>
  html
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Its text without tags, with one space for any gap. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<(script|style|head|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(?:b|i|strong|em|a|span|sup|wbr|mark)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of the elements that have a class. */
export const textsOf = (html: string, tag: string, classed: string): string[] =>
  [
    ...html.matchAll(
      new RegExp(`<${tag}\\b[^>]*class="(?:[^"]* )?${classed}(?: [^"]*)?"[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
    ),
  ].map(([, inner = '']) => textOf(inner))

export interface Reported {
  '@type': string
  [key: string]: unknown
}

const isReported = (value: unknown): value is Reported =>
  typeof value === 'object' && value !== null && '@type' in value && typeof value['@type'] === 'string'

/** All structured data of a page; data without a type are an error. */
export const reportedIn = (html: string): Reported[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const reported: unknown = JSON.parse(json)
      return [reported].flat().map((one: unknown) => {
        if (!isReported(one)) throw new Error(`Structured data without a type: ${json}`)
        return one
      })
    },
  )

/** Paths of empty values: null, the word "null", blanks, empty lists and objects. */
export const emptyIn = (value: unknown, at = ''): string[] => {
  if (value === null || value === 'null' || value === 'undefined') return [at]
  if (typeof value === 'string') return value.trim() ? [] : [at]
  if (typeof value !== 'object') return Number.isNaN(value) ? [at] : []
  const parts = Object.entries(value ?? {})
  return parts.length ? parts.flatMap(([key, part]) => emptyIn(part, `${at}.${key}`)) : [at]
}

export const metaOf = (html: string, name: string): string | null => {
  const tag = html.match(/<meta [^>]*>/g)?.find((one) => new RegExp(`(?:property|name)="${name}"`).test(one))
  const content = tag?.match(/content="([^"]*)"/)?.[1]
  return content === undefined ? null : decoded(content)
}
