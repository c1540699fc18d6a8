import { valuesIn, parseJson } from '@/lib/json'
import { CAR_FIELDS } from '@/core/car/fields'
import { isRecord } from '@/lib/isRecord'
import { countOf, factReader, FEWEST_FACTS, isLike, type Facts, kindsOf, namedValue } from './statedName'
import { FileError, type Cell, type StockRow, type StockTable } from './table'

const LIMITS = { depth: 40, values: 1_500_000 }
const MOST_COLUMNS = 1_000

interface Found {
  items: readonly unknown[]
  facts: number
}

/** Facts of an object and of the objects within it. */
function factsIn(value: unknown, read: (name: string) => Facts, depth = 0): Facts {
  if (!isRecord(value) || depth > 4) return 0
  return Object.entries(value).reduce(
    (facts, [name, inner]) => facts | read(name) | factsIn(inner, read, depth + 1),
    0,
  )
}

/** All lists in it, and all objects whose values are objects: some programs name each car by its number. */
function* listsIn(value: unknown): Generator<readonly unknown[]> {
  if (Array.isArray(value)) {
    if (value.some(isRecord)) yield value
    for (const inner of value) yield* listsIn(inner)
  } else if (isRecord(value)) {
    const inside = Object.values(value)
    if (inside.length && inside.every(isRecord)) yield inside
    for (const inner of inside) yield* listsIn(inner)
  }
}

const directFacts = (item: unknown, read: (name: string) => Facts): Facts =>
  isRecord(item) ? Object.keys(item).reduce((facts, name) => facts | read(name), 0) : 0

/** The cars of this list, and of others whose items are like them: used and new ones apart, or of several yards. */
function* alikeIn(
  value: unknown,
  cars: readonly unknown[],
  read: (name: string) => Facts,
): Generator<unknown> {
  const like = cars.slice(0, 200).reduce<Facts>((facts, item) => facts | directFacts(item, read), 0)
  const isCars = (list: readonly unknown[]) =>
    list.length > 0 &&
    countOf(like) >= FEWEST_FACTS &&
    list.every((item) => isLike(directFacts(item, read), like))
  function* within(inner: unknown): Generator<unknown> {
    if (!Array.isArray(inner) && !isRecord(inner)) return
    const list = Array.isArray(inner) ? inner : Object.values(inner)
    const isSame =
      list === cars || (list.length === cars.length && list.every((item, at) => item === cars[at]))
    if (isSame || isCars(list)) yield* list
    else for (const part of list) yield* within(part)
  }
  yield* within(value)
}

/** The list whose items name most facts of a car; the longest of equal ones. */
function carsIn(value: unknown): readonly unknown[] {
  const read = factReader()
  let best: Found = { items: [], facts: 0 }
  for (const items of listsIn(value)) {
    const looked = items.slice(0, 200)
    const facts = looked.reduce<number>((sum, item) => sum + countOf(factsIn(item, read)), 0) / looked.length
    if (facts > best.facts || (facts === best.facts && items.length > best.items.length))
      best = { items, facts }
  }
  if (best.items.length && best.facts >= Math.min(FEWEST_FACTS, countOf(factsIn(value, read))))
    return [...alikeIn(value, best.items, read)]
  if (Array.isArray(value)) return value
  return countOf(factsIn(value, read)) ? [value] : []
}

const ADDRESS = [
  'url',
  'src',
  'href',
  'uri',
  'link',
  'large',
  'original',
  'imageUrl',
  'image_url',
  'photoUrl',
]
const AMOUNT = /^(?:amount|value|price)$/i
const NAME = ['name', 'label', 'title', 'text', 'description', 'value']

/** Our own pictures stay whole; of others' lists of objects, the address or name of each is what counts. */
function listCell(items: readonly unknown[]): Cell {
  return items.flatMap((item) => {
    if (!isRecord(item)) return item === null || item === undefined ? [] : [item]
    if (isRecord(item.image)) return [item]
    const key = [...ADDRESS, ...NAME].find((name) => typeof item[name] === 'string')
    return key ? [item[key]] : []
  })
}

/** Objects that a car of ours has under this name are taken whole. */
const isOwn = (name: string): boolean =>
  Object.entries(CAR_FIELDS).some(([field, { type }]) => field === name && type === 'map')

const textsOf = (item: unknown): [string, string][] =>
  isRecord(item)
    ? Object.entries(item).flatMap(([name, part]): [string, string][] =>
        typeof part === 'string' || typeof part === 'number' ? [[name, String(part)]] : [],
      )
    : []

/** A list of names and values, or of prices that say their kind. */
function namedFacts(name: string, items: readonly unknown[]): (readonly [string, string])[] {
  const things = items.map(textsOf)
  const pairs = things.flatMap((thing) => {
    const pair = namedValue(thing)
    return pair ? [pair] : []
  })
  if (pairs.length) return pairs
  const kinds = kindsOf(name, things)
  const amountOf = (thing: readonly [string, string][]) => thing.find(([key]) => AMOUNT.test(key))?.[1]
  return (kinds ?? []).flatMap((kind, at): [string, string][] => {
    const amount = amountOf(things[at] ?? [])
    return amount === undefined ? [] : [[kind, amount]]
  })
}

function flatten(value: Record<string, unknown>, into: Map<string, Cell>, path = ''): Map<string, Cell> {
  for (const [name, inner] of Object.entries(value)) {
    const own = `${path}${name}`
    const named = Array.isArray(inner) ? namedFacts(name, inner) : []
    if (named.length) for (const [part, text] of named) into.set(`${path}${part}`, text)
    else if (Array.isArray(inner)) into.set(own, listCell(inner))
    else if (isRecord(inner) && !isOwn(own)) flatten(inner, into, `${own}.`)
    else if (isRecord(inner)) into.set(own, inner)
    else into.set(own, inner === null || inner === undefined ? '' : String(inner))
  }
  return into
}

function tableOf(items: readonly { line: number; item: unknown }[], readAs: string): StockTable {
  const records = items.map(({ line, item }) => ({
    line,
    values: isRecord(item) ? flatten(item, new Map()) : null,
  }))
  const columns = [...new Set(records.flatMap(({ values }) => (values ? [...values.keys()] : [])))]
  if (!columns.length) throw new FileError('The file names no cars: it has no list of objects.')
  if (columns.length > MOST_COLUMNS) throw new FileError(`The cars have more than ${MOST_COLUMNS} parts.`)
  const rows = records.map(({ line, values }): StockRow => {
    if (!values) return { line, cells: columns.map(() => ''), fault: 'is no valid JSON object' }
    return { line, cells: columns.map((column) => values.get(column) ?? '') }
  })
  const notes = rows.flatMap(({ line, fault }) =>
    fault ? [{ line, text: `Line ${line} could not be read: it ${fault}.` }] : [],
  )
  return { columns, rows, readAs, notes: notes.slice(0, 20) }
}

function refuseShape(text: string): void {
  const values = valuesIn(text, LIMITS)
  if (values === 'deep') throw new FileError(`The JSON is nested deeper than ${LIMITS.depth} levels.`)
  if (values === 'many')
    throw new FileError('The JSON has too many values. Send fewer cars at once, or send them as CSV.')
}

const LINE = /\r\n|\n|\r/
/** One object in each line. */
function isLines(text: string): boolean {
  const [first = '', second = ''] = text.split(LINE, 50).filter((line) => line.trim())
  return isRecord(parseJson(first)) && (second === '' || /^\s*\{/.test(second))
}

/** A list, lines of objects, or an envelope of any depth with the cars somewhere inside. @throws FileError */
export function readJson(text: string): StockTable {
  refuseShape(text)
  const whole = parseJson(text)
  if (whole === undefined && isLines(text)) {
    const lines = text
      .split(LINE)
      .flatMap((line, at) => (line.trim() ? [{ line: at + 1, item: parseJson(line) }] : []))
    return tableOf(lines, 'JSON, one car in each line')
  }
  if (whole === undefined)
    throw new FileError(`The file is not valid JSON${placeOf(text)}. Send the whole file.`)
  return tableOf(
    carsIn(whole).map((item, at) => ({ line: at + 1, item })),
    'JSON, a list of cars',
  )
}

function placeOf(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return at
      ? ` at line ${text.slice(0, Number(at)).split(LINE).length}`
      : ': it ends before its last bracket'
  }
}
