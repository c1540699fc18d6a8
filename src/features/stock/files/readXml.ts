import {
  countOf,
  factReader,
  FEWEST_FACTS,
  isLike,
  type Facts,
  kindsOf,
  namedValue,
  statedName,
  VALUES,
} from './statedName'
import { guessField } from './guessField'
import { FileError, type StockTable } from './table'
import { xmlTree, type XmlNode } from './xmlTree'

const MOST_COLUMNS = 1_000
const SORTING = /^(?:order|sort|sequence|seq|index|position|nr|xsi|xmlns)\b/i

/** Of an element whose parts are a name and its value. */
const pairOf = ({ children, attributes }: XmlNode) =>
  children.length === 2 && !attributes.length
    ? namedValue(children.map(({ name, text, children: within }) => [within.length ? '' : name, text]))
    : null

const nameOf = (node: XmlNode): string | null => pairOf(node)?.[0] ?? statedName(node.attributes)

/** `<Price type="EGC">` beside `<Price type="DAP">`. */
function kindsWithin({ children }: XmlNode): Map<XmlNode, string> {
  const leaves = children.filter((child) => !child.children.length && child.attributes.length > 0)
  return new Map(
    [...new Set(leaves.map(({ name }) => name))].flatMap((name) => {
      const alike = leaves.filter((child) => child.name === name)
      const names = kindsOf(
        name,
        alike.map(({ attributes }) => attributes),
      )
      return names ? alike.map((child, at) => [child, names[at] ?? name] as const) : []
    }),
  )
}

/** The values below an element, with their paths. */
function* partsOf(node: XmlNode, path = ''): Generator<readonly [string, string]> {
  for (const [name, value] of node.attributes) if (!SORTING.test(name)) yield [`${path}${name}`, value]
  const kinds = kindsWithin(node)
  for (const child of node.children) {
    const kind = kinds.get(child)
    const pair = pairOf(child)
    const stated = nameOf(child)
    const own = `${path}${kind ?? stated ?? child.name}`
    if (pair) yield [own, pair[1]]
    else if (kind) yield [own, child.text]
    else if (child.children.length) yield* partsOf(child, `${own}.`)
    else {
      yield [own, child.text]
      for (const [name, value] of child.attributes)
        if (stated && VALUES.test(name)) yield [own, value]
        else if (!stated && !SORTING.test(name)) yield [`${own}.${name}`, value]
    }
  }
}

interface Group {
  nodes: XmlNode[]
  facts: Facts[]
  depth: number
}
interface Inside {
  facts: Facts
  /** Of cars in a list. */
  listed: Facts
}
/** Its name is that of a group. */
const isDeep = ({ children }: XmlNode): boolean => children.some((child) => child.children.length > 0)

/** All elements with parts, by their path. */
class Tree {
  readonly groups = new Map<string, Group>()
  readonly #parents = new Map<XmlNode, XmlNode>()
  readonly #order = new Map<XmlNode, number>()
  readonly #read = factReader()

  constructor(root: XmlNode) {
    for (const child of root.children) this.#collect(child, child.name, 0)
  }

  /** Counts the facts in each. A list of cars is no car, nor is what holds one and a single car beside it. */
  #collect(node: XmlNode, path: string, depth: number): Inside {
    this.#order.set(node, this.#order.size)
    let [facts, listed] = [0, 0]
    for (const [name] of node.attributes) facts |= this.#read(name)
    const alike = new Map<string, number>()
    for (const child of node.children) {
      this.#parents.set(child, node)
      const inner = this.#collect(child, `${path}/${child.name}`, depth + 1)
      if (countOf(inner.facts) >= FEWEST_FACTS) {
        const count = (alike.get(child.name) ?? 0) + 1
        alike.set(child.name, count)
        if (count > 1) listed |= inner.facts
      }
      facts |= inner.facts | (isDeep(child) ? 0 : this.#read(nameOf(child) ?? child.name))
      listed |= inner.listed
    }
    if ([...alike.values()].some((count) => count > 1) || (listed && isLike(listed, facts)))
      return { facts: 0, listed: listed | facts }
    if (!node.children.length && !node.attributes.length) return { facts, listed }
    const group = this.groups.get(path) ?? { nodes: [], facts: [], depth }
    group.nodes.push(node)
    group.facts.push(facts)
    this.groups.set(path, group)
    return { facts, listed }
  }

  above(node: XmlNode): XmlNode[] {
    const parent = this.#parents.get(node)
    return parent ? [parent, ...this.above(parent)] : []
  }

  /** What stands beside the facts of a car, such as its photos, is of the car where each has a parent of its own. */
  widened(nodes: readonly XmlNode[]): XmlNode[] {
    const parents = nodes.map((node) => this.#parents.get(node))
    const hasOwn = (parent: XmlNode | undefined, at: number): parent is XmlNode =>
      parent !== undefined && parent.children.some((child) => child !== nodes[at] && saysMore(child))
    if (new Set(parents).size < nodes.length || !parents.some(hasOwn)) return [...nodes]
    return this.widened(parents.flatMap((parent, at) => parent ?? nodes[at] ?? []))
  }

  inOrder(nodes: readonly XmlNode[]): XmlNode[] {
    return nodes.toSorted((one, other) => (this.#order.get(one) ?? 0) - (this.#order.get(other) ?? 0))
  }
}

/** Names of dealers and places stand beside cars, too. */
const BESIDE_FACTS = ['images', 'dealercomments', 'features', 'standardEquipment', 'external_video_url']
const saysMore = ({ name, children }: XmlNode): boolean =>
  [name, ...children.map((child) => `${name}.${child.name}`)].some((one) =>
    BESIDE_FACTS.includes(guessField(one) ?? ''),
  )

const factsOf = ({ facts }: Group): Facts => facts.reduce((all, one) => all | one, 0)
const average = ({ facts }: Group): number => facts.reduce((sum, one) => sum + countOf(one), 0) / facts.length

/** The cars of other groups: used and new ones apart, or of several yards. */
function withOthers(tree: Tree, best: Group): XmlNode[] {
  const [cars, like] = [new Set(tree.widened(best.nodes)), factsOf(best)]
  const around = new Set([...cars].flatMap((node) => tree.above(node)))
  const inner = [...tree.groups.values()].toSorted((one, other) => other.depth - one.depth)
  for (const group of inner) {
    const others = group.nodes.filter(
      (node, at) =>
        isLike(group.facts[at] ?? 0, like) &&
        !cars.has(node) &&
        !around.has(node) &&
        !tree.above(node).some((outer) => cars.has(outer)),
    )
    for (const node of others.length ? tree.widened(others) : []) {
      cars.add(node)
      for (const outer of tree.above(node)) around.add(outer)
    }
  }
  return tree.inOrder([...cars])
}

/** Those whose parts name most facts of a car, and of equal ones the innermost; where none does, the most numerous. */
function recordsOf(root: XmlNode): { nodes: XmlNode[]; isSure: boolean } {
  const tree = new Tree(root)
  const all = [...tree.groups.values()]
  const best = all.reduce<Group | null>((one, other) => {
    if (!one || average(other) > average(one)) return other
    return average(other) === average(one) && other.depth > one.depth ? other : one
  }, null)
  if (best && average(best) >= FEWEST_FACTS) return { nodes: withOthers(tree, best), isSure: true }
  const most = all.reduce<Group | null>(
    (one, other) => (!one || other.nodes.length > one.nodes.length ? other : one),
    null,
  )
  return { nodes: most?.nodes ?? [], isSure: false }
}

/** `price`, `engine.size`, `photos.photo`; repeated values are joined by `|`. */
function valuesOf(node: XmlNode): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, text] of partsOf(node)) {
    const value = text.trim()
    const before = values.get(name)
    if (value) values.set(name, before ? `${before}|${value}` : value)
    else if (before === undefined) values.set(name, '')
  }
  return values
}

/** @throws FileError when it is cut off, declares a document type, or is larger or deeper than its limits */
export function readXml(text: string): StockTable {
  const { nodes, isSure } = recordsOf(xmlTree(text))
  const records = nodes.map((node) => ({ line: node.line, values: valuesOf(node) }))
  const [columns, first] = [[...new Set(records.flatMap(({ values }) => [...values.keys()]))], nodes[0]]
  if (!first) throw new FileError('The file names no cars: no element comes with parts of its own.')
  if (columns.length > MOST_COLUMNS) throw new FileError(`The cars have more than ${MOST_COLUMNS} parts.`)
  return {
    columns,
    rows: records.map(({ line, values }) => ({
      line,
      cells: columns.map((column) => values.get(column) ?? ''),
    })),
    readAs: `XML, one ${[...new Set(nodes.map(({ name }) => `<${name}>`))].slice(0, 3).join(' or ')} for each car`,
    notes: isSure
      ? []
      : [{ text: `No element names facts of a car. <${first.name}> was taken, which comes most often.` }],
  }
}
