import { decodeHTML } from 'entities'
import { Parser } from 'htmlparser2'
import { FileError } from './table'
import { grouped } from '@/lib/figures'

export interface XmlNode {
  name: string
  line: number
  attributes: readonly (readonly [name: string, value: string])[]
  children: XmlNode[]
  text: string
}

export const XML_LIMITS = { elements: 250_000, depth: 20, attributes: 500_000, ofOne: 200 }

const over = (what: string) =>
  new FileError(`The XML has ${what}. Send fewer cars at once, or send them as CSV.`)
const DECLARES = 'The file declares a document type (DOCTYPE). Send it without: it is not needed.'

/** Half a pair and control characters are no letters; whatever else is written `&#...;` or `&name;` is. */
const readText = (text: string): string =>
  text.includes('&')
    ? decodeHTML(
        text.replace(
          /&#(?:x0*(?:d[89a-f]\w\w|[01]?[0-8bcef]|7f)|0*(?:5[5-7]\d{3}|[0-8]|1[124-9]|2\d|3[01]));/gi,
          '',
        ),
      )
    : text

/** Markup of an advertisement that was not wrapped: it is part of the text. */
const MARKUP = new Set(
  'p br b i u strong em ul ol li div span font h1 h2 h3 h4 h5 h6 hr center small sup sub'.split(' '),
)
const isMarkup = (name: string): boolean => MARKUP.has(name.toLowerCase())

/**
 * A tree that stops at its limits while it is read. Bare `&`, `&nbsp;` and unclosed leaves are taken as people mean them;
 * nothing that the file declares is expanded. @throws FileError
 */
export function xmlTree(text: string): XmlNode {
  const root: XmlNode = { name: '', line: 1, attributes: [], children: [], text: '' }
  const open = [root]
  const top = (): XmlNode => open.at(-1) ?? root
  let [elements, attributes, line, isRaw] = [0, 0, 1, false]
  let nextLine = text.indexOf('\n')
  const lineAt = (at: number): number => {
    for (; nextLine >= 0 && nextLine < at; nextLine = text.indexOf('\n', nextLine + 1)) line++
    return line
  }
  const parser: Parser = new Parser(
    {
      onopentag(name, named) {
        const own = Object.entries(named)
        attributes += own.length
        if (++elements > XML_LIMITS.elements) throw over(`more than ${grouped(XML_LIMITS.elements)} elements`)
        if (own.length > XML_LIMITS.ofOne || attributes > XML_LIMITS.attributes)
          throw over(
            `more attributes than ${grouped(XML_LIMITS.ofOne)} in one element, or ${grouped(XML_LIMITS.attributes)} in all`,
          )
        if (open.length > XML_LIMITS.depth + 1)
          throw new FileError(`The XML is nested deeper than ${XML_LIMITS.depth} levels.`)
        const node: XmlNode = {
          ...{ name, line: lineAt(parser.startIndex), children: [], text: '' },
          attributes: own.map(([key, value]) => [key, readText(value)] as const),
        }
        open.push(node)
      },
      onclosetag() {
        const node = open.pop()
        if (!node || node === root) return
        if (isMarkup(node.name) && open.length > 2 && !node.children.length)
          top().text += `<${node.name}>${node.text}${/^[bh]r$/i.test(node.name) ? '' : `</${node.name}>`}`
        else top().children.push(node)
      },
      ontext(data) {
        top().text += isRaw ? data : readText(data)
      },
      oncdatastart: () => (isRaw = true),
      oncdataend: () => (isRaw = false),
      onprocessinginstruction(name) {
        if (/^!(?:DOCTYPE|ENTITY)/i.test(name)) throw new FileError(DECLARES)
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.write(text.replace(/<(?=[\d=$<\s])/g, '&lt;'))
  if (open.length > 1)
    throw new FileError(
      `The XML was cut off: <${top().name}> of line ${top().line} never ends. Send the whole file.`,
    )
  parser.end()
  return root
}
