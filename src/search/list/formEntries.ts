import { readBound } from '@/core/car/bound'
import { isRangeName } from '@/core/car/facets'

const BOUND = /^(min|max|scale)\[(\w+)\]$/

export const isBoundField = (name: string): boolean => isRangeName(BOUND.exec(name)?.[2] ?? '')

/**
 * Two boxes become `range[price]=10000:20000`, in the right order. A slider always sends both ends; an end that equals
 * its limit in `scale[price]=5000:250000` filters nothing.
 */
export const foldEntries = (entries: Iterable<readonly [string, string]>): [string, string][] => {
  const pairs: [string, string][] = []
  const bounds = new Map<string, { min: string; max: string; scale: string }>()
  for (const [name, value] of entries) {
    const [, end, range] = BOUND.exec(name) ?? []
    if (range && end) {
      const bound = bounds.get(range) ?? { min: '', max: '', scale: '' }
      bounds.set(range, { ...bound, [end]: end === 'scale' ? value : String(readBound(range, value) ?? '') })
    } else if (value.trim() && !(name === 'sortBy' && value === 'relevant')) pairs.push([name, value.trim()])
  }
  for (const [range, { scale, ...ends }] of bounds) {
    const [lowest, highest] = scale.split(':')
    const [min, max] = [ends.min === lowest ? '' : ends.min, ends.max === highest ? '' : ends.max]
    if (!min && !max) continue
    const turned = min && max && Number(min) > Number(max)
    pairs.push([`range[${range}]`, turned ? `${max}:${min}` : `${min}:${max}`])
  }
  return pairs
}
