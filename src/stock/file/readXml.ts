import { countOf, factReader, FEWEST_FACTS, type Facts } from './carLike'
import { guessField } from './guessField'
import { FileError } from './fileError'
import type { StockTable } from './table'
import { xmlTree, type XmlNode } from './xmlTree'

const MOST_COLUMNS = 1_000
const SORTING = /^(?:order|sort|sequence|seq|index|position|nr|xsi|xmlns)\b/i

/** `<field name="Make">Ford</field>`: the attribute is the name. */
function statedName({ attributes }: XmlNode): string | null {
  const [, value] = attributes.find(([name]) => /^(?:name|key|code|field)$/i.test(name)) ?? []
  return value && guessField(value) ? value : null
}

/** The values below an element, with their paths. */
function* partsOf(node: XmlNode, path = ''): Generator<readonly [string, string]> {
  for (const [name, value] of node.attributes) if (!SORTING.test(name)) yield [`${path}${name}`, value]
  for (const child of node.children) {
    const stated = statedName(child)
    const own = `${path}${stated ?? child.name}`
    if (child.children.length) yield* partsOf(child, `${own}.`)
    else {
      yield [own, child.text]
      for (const [name, value] of child.attributes)
        if (stated && /^value$/i.test(name)) yield [own, value]
        else if (!stated && !SORTING.test(name)) yield [`${own}.${name}`, value]
    }
  }
}

interface Group {
  nodes: XmlNode[]
  facts: number
  depth: number
}
type Groups = Map<string, Group>

/** Sorts all elements with parts by their path, and counts the facts in each. A list of cars is no car. */
function collect(
  node: XmlNode,
  path: string,
  read: (name: string) => Facts,
  groups: Groups,
  depth = 0,
): Facts {
  let facts = 0
  for (const [name] of node.attributes) facts |= read(name)
  const alike = new Map<string, number>()
  for (const child of node.children) {
    const inner = collect(child, `${path}/${child.name}`, read, groups, depth + 1)
    if (countOf(inner) >= FEWEST_FACTS) alike.set(child.name, (alike.get(child.name) ?? 0) + 1)
    facts |= inner | read(statedName(child) ?? child.name)
  }
  if ([...alike.values()].some((count) => count > 1)) return 0
  if (!node.children.length && !node.attributes.length) return facts
  const group = groups.get(path) ?? { nodes: [], facts: 0, depth }
  group.nodes.push(node)
  group.facts += countOf(facts)
  groups.set(path, group)
  return facts
}

const average = ({ facts, nodes }: Group): number => facts / nodes.length

/** Those whose parts name most facts of a car, and of equal ones the innermost; where none does, the most numerous. */
function recordsOf(root: XmlNode): { nodes: XmlNode[]; isSure: boolean } {
  const groups: Groups = new Map()
  for (const child of root.children) collect(child, child.name, factReader(), groups)
  const all = [...groups.values()]
  const best = all.reduce<Group | null>((one, other) => {
    if (!one || average(other) > average(one)) return other
    return average(other) === average(one) && other.depth > one.depth ? other : one
  }, null)
  if (best && average(best) >= FEWEST_FACTS) return { nodes: best.nodes, isSure: true }
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
    readAs: `XML, one <${first.name}> for each car`,
    notes: isSure
      ? []
      : [{ text: `No element names facts of a car. <${first.name}> was taken, which comes most often.` }],
  }
}
