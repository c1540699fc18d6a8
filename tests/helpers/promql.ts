/** Expressions of Prometheus, read by its own grammar: whether they are sound, and which metrics and labels they name. */
import { parser } from '@prometheus-io/lezer-promql'

export interface NamedMetric {
  name: string
  /** Those that it is chosen by. */
  labels: string[]
}
interface ReadExpression {
  metrics: NamedMetric[]
  /** Those that its answer is grouped by. */
  groups: string[]
  isSound: boolean
}

export function readExpression(text: string): ReadExpression {
  const found: ReadExpression = { metrics: [], groups: [], isSound: true }
  let isGroup = false
  parser.parse(text).iterate({
    enter({ name, type, from, to }) {
      const word = text.slice(from, to)
      if (type.isError) found.isSound = false
      if (name === 'GroupingLabels' || name === 'LabelMatchers') isGroup = name === 'GroupingLabels'
      if (name === 'VectorSelector') found.metrics.push({ name: '', labels: [] })
      const metric = found.metrics.at(-1)
      if (name === 'Identifier' && metric) metric.name = word
      if (name !== 'LabelName') return
      if (isGroup) found.groups.push(word)
      else metric?.labels.push(word)
    },
  })
  return found
}

/** What a server exposes: of each metric the labels that its lines have. */
export function exposed(texts: readonly string[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const line of texts.join('\n').split('\n')) {
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? []
    if (!name) continue
    const own = known.get(name) ?? new Set()
    known.set(name, own)
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) own.add(label)
  }
  return known
}
