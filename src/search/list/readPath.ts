import { addTypes, addValue } from './values'
import { emptySearch, type KnownWords, type ListState } from './state'

const TYPE_PATH = /^(?:new-(?:used-)?(?:and-)?demo-(?:cars|vehicles)|new-used-and-demo-(?:cars|vehicles))$/

const typesOfSegment = (segment: string): readonly string[] | null => {
  if (TYPE_PATH.test(segment)) return segment.includes('used') ? [] : ['new', 'demo']
  const single = /^(new|used|demo)-(?:cars|vehicles)$/.exec(segment)?.[1]
  return single ? [single] : null
}

interface ReadPath {
  state: ListState
  unknown: string[]
}

/** Reads `[type]/[make]/[model]` of `/search/…`; each part may be absent. */
export const readSegments = (segments: readonly string[], context: KnownWords): ReadPath => {
  const names = segments.map((segment) => segment.trim().toLowerCase()).filter(Boolean)
  const types = typesOfSegment(names[0] ?? '')
  const start = addTypes(emptySearch(), types ?? [], context)
  const rest = types ? names.slice(1) : names
  const [make, model] = rest
  const ofMake = make === undefined ? start : addValue(start, 'make', make, context)
  if (ofMake === start) return { state: start, unknown: rest }
  const ofModel = model === undefined ? ofMake : addValue(ofMake, 'model', model, context)
  return { state: ofModel, unknown: rest.slice(ofModel === ofMake ? 1 : 2) }
}
