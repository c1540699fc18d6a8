import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom'
import { FileError } from './fileError'
import type { StockTable } from './table'
import { refuseShape, XML_LIMITS } from './xmlShape'

const DEEPEST = XML_LIMITS.depth
const MOST_COLUMNS = 1_000

/** The file's own entities are never expanded: a document that declares any is refused before it is parsed. */
function refuseDeclarations(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new FileError('The file declares a document type (DOCTYPE). Send it without: it is not needed.')
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE
const childrenOf = (element: Element): Element[] => [...element.childNodes].filter(isElement)

function rootOf(text: string): Element {
  refuseDeclarations(text)
  refuseShape(text)
  const stop = (level: string, message: string) => {
    if (level !== 'warning') throw new FileError(`The XML is broken: ${message.split('\n')[0]}`)
  }
  let document: Document
  try {
    document = new DOMParser({ onError: stop }).parseFromString(text, 'text/xml')
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(`The XML is broken: ${error instanceof Error ? error.message.split('\n')[0] : ''}`)
  }
  if (!document.documentElement) throw new FileError('The file holds no XML.')
  return document.documentElement
}

function named(groups: Map<string, Element[]>, name: string): Element[] {
  const group = groups.get(name) ?? []
  groups.set(name, group)
  return group
}

const parts = (element: Element | undefined): number =>
  element ? childrenOf(element).length + element.attributes.length : 0
/** With equally many elements, those with more parts win: a file can have a single car. */
const isMore = (group: readonly Element[], best: readonly Element[]): boolean =>
  group.length > best.length || (group.length === best.length && parts(group[0]) > parts(best[0]))

/** The cars are the largest group of equally named elements in one parent that have elements or attributes. */
function recordsOf(root: Element): Element[] {
  let best: Element[] = []
  let level = [root]
  for (let depth = 0; level.length; depth++) {
    if (depth > DEEPEST) throw new FileError(`The XML is nested deeper than ${DEEPEST} levels.`)
    for (const parent of level) {
      const byName = new Map<string, Element[]>()
      for (const child of childrenOf(parent))
        if (childrenOf(child).length || child.attributes.length) named(byName, child.nodeName).push(child)
      for (const group of byName.values()) if (isMore(group, best)) best = group
    }
    level = level.flatMap(childrenOf)
  }
  return best
}

/** `price`, `engine.size`, `photos.photo`; repeated values are joined by `|`. */
function cellsOf(element: Element, into: Map<string, string>, path = ''): Map<string, string> {
  const put = (name: string, text: string) => {
    const value = text.trim()
    const before = into.get(name)
    if (value) into.set(name, before ? `${before}|${value}` : value)
  }
  for (const { name, value } of element.attributes) put(`${path}${name}`, value)
  for (const child of childrenOf(element)) {
    if (childrenOf(child).length) cellsOf(child, into, `${path}${child.nodeName}.`)
    else {
      put(`${path}${child.nodeName}`, child.textContent ?? '')
      for (const { name, value } of child.attributes) put(`${path}${child.nodeName}.${name}`, value)
    }
  }
  return into
}

/** @throws FileError when it is broken, declares entities, or is nested too deep */
export function readXml(text: string): StockTable {
  const records = recordsOf(rootOf(text)).map((element) => ({
    line: element.lineNumber ?? 0,
    values: cellsOf(element, new Map()),
  }))
  const [columns, first] = [[...new Set(records.flatMap(({ values }) => [...values.keys()]))], records[0]]
  if (!first) throw new FileError('The file names no cars: no element comes with parts of its own.')
  if (columns.length > MOST_COLUMNS) throw new FileError(`The cars have more than ${MOST_COLUMNS} parts.`)
  return {
    columns,
    rows: records.map(({ line, values }) => ({
      line,
      cells: columns.map((column) => values.get(column) ?? ''),
    })),
    readAs: 'XML, one element for each car',
  }
}
