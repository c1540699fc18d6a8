import type { ModelView } from '@/core/dealer/views'
import { phrase } from '@/lib/words'

/** The slugs that an address may mean, in any case: `new-toyota-hilux-vehicle` is `toyota-hilux` or `hilux`. */
export const modelSlugs = (slug: string, maker: string | null): string[] => {
  const plain = slug.toLowerCase()
  const bare = plain.replace(/^new-/, '').replace(/-vehicles?$/, '')
  const prefix = maker ? `${maker}-` : ''
  const own = prefix && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  return [...new Set([plain, bare, own, `${prefix}${own}`])]
}

/** The models of a body, as `?body=` says it: a body style or a category, in any case. */
export const modelsOfBody = <T extends Pick<ModelView, 'body' | 'manufacturer_body'>>(
  models: readonly T[],
  body: string,
): T[] => {
  const wanted = body.trim().toLowerCase()
  return models.filter(({ body: own, manufacturer_body }) =>
    [own, manufacturer_body].some((name) => name?.toLowerCase() === wanted),
  )
}

type ModelStatus = Pick<ModelView, 'status'>

export const modelLabel = ({ status }: ModelStatus): 'Upcoming' | 'Discontinued' | 'All-New' => {
  if (status === 'coming_soon') return phrase('Upcoming')
  return status === 'discontinued' ? phrase('Discontinued') : phrase('All-New')
}

export const unpricedWords = ({ status }: ModelStatus): string => {
  if (status === 'coming_soon') return phrase('Price to come')
  return status === 'discontinued' ? phrase('No longer made') : phrase('Price on request')
}

/** Dollars. What a new one costs at least; null where none can be ordered any more. */
export const newFrom = ({ status, from_price }: Pick<ModelView, 'status' | 'from_price'>): number | null =>
  status === 'discontinued' ? null : from_price || null

const MODEL_TABS = [
  phrase('All Vehicles'),
  phrase('Cars'),
  phrase('Hatch & sedans'),
  phrase('SUVs & 4WDs'),
  phrase('Utes & Vans'),
  phrase('GR & performance'),
  phrase('Electrified'),
  phrase('Upcoming'),
  phrase('Discontinued'),
] as const

const modelTab = (model: Pick<ModelView, 'status' | 'manufacturer_body'>): string => {
  if (model.status === 'coming_soon') return phrase('Upcoming')
  return model.status === 'discontinued' ? phrase('Discontinued') : model.manufacturer_body
}

/** What can be had, whatever its shape, comes before these. */
const LAST: readonly string[] = ['Upcoming', 'Discontinued']

/** In the order of `MODEL_TABS`, the tenant's own tabs before what is to come or gone; empty tabs are left out. */
export const modelsByTab = <T extends Pick<ModelView, 'status' | 'manufacturer_body'>>(
  models: readonly T[],
): [string, T[]][] => {
  const tabs = new Map<string, T[]>(MODEL_TABS.map((tab) => [tab, []]))
  for (const model of models) tabs.set(modelTab(model), [...(tabs.get(modelTab(model)) ?? []), model])
  return [...tabs]
    .filter(([, members]) => members.length > 0)
    .sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b))
}

type Choosable = Pick<ModelView, 'slug' | 'name' | 'status' | 'manufacturer_body'>

/** Those that can still be had, by their shapes; the `chosen`, by its slug or name, comes first. */
export function modelsToQuote<T extends Choosable>(
  models: readonly T[],
  chosen: string | undefined,
): { models: T[]; chosen: T | undefined } {
  const shown = modelsByTab(models.filter(({ status }) => status !== 'discontinued')).flatMap(([, of]) => of)
  const first = shown.find(({ slug, name }) => chosen === slug || chosen === name)
  return { models: first ? [first, ...shown.filter((one) => one !== first)] : shown, chosen: first }
}

const FEW = 2

const ROW = 3

/** Shapes of few models come last; the first that fits stands in the places that another leaves free in its row. */
export function inRows<T>(shapes: readonly [string, T[]][]): [string, T[]][] {
  const left = shapes.toSorted((a, b) => Number(a[1].length <= FEW) - Number(b[1].length <= FEW))
  let free = 0
  return shapes.flatMap(() => {
    const fits = left.findIndex(([, { length }]) => length <= free)
    const next = left.splice(Math.max(fits, 0), 1)
    const taken = next[0]?.[1].length ?? 0
    free = Math.max((fits < 0 ? ROW : free) - taken, 0)
    return next
  })
}

/** How many places the last row leaves free. */
export const freeAtEnd = (shapes: readonly [string, readonly unknown[]][]): number =>
  shapes.reduce((free, [, { length }]) => Math.max((length <= free ? free : ROW) - length, 0), 0)

/** Of more models than a row has, how many stand in the last, which is not full: the first is so much wider. */
export const leadOf = (count: number): number => (count > ROW ? count % ROW : 0)

const PAINTS: Readonly<Record<string, string>> = {
  white: '#f4f4f1',
  silver: '#c3c7ca',
  grey: '#6c7176',
  black: '#17181a',
  blue: '#1f4f8f',
  red: '#a31621',
  green: '#3f5d3a',
  bronze: '#7d5a3a',
  yellow: '#e3b923',
  orange: '#d2601a',
  teal: '#1d6f76',
  beige: '#d8c7a5',
  maroon: '#5e1624',
  gold: '#b9964a',
  brown: '#54392a',
  purple: '#4f2d6b',
}

export interface ColourView {
  name: string
  count: number
  /** Null for a paint whose name does not say its colour. */
  paint: string | null
  /** Of a car in this colour. */
  picture: string | null
}

const paintOf = (name: string): string | null => {
  const word = name
    .toLowerCase()
    .split(/\s+/)
    .findLast((part) => Object.hasOwn(PAINTS, part))
  return (word && PAINTS[word]) || null
}

interface Painted {
  colour?: string | null
  primary_image_url?: string | null
}

/** Most frequent first. */
export const modelColours = (cars: readonly Painted[]): ColourView[] => {
  const groups = new Map<string, Painted[]>()
  for (const car of cars) if (car.colour) groups.set(car.colour, [...(groups.get(car.colour) ?? []), car])
  return [...groups]
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .map(([name, members]) => ({
      name,
      count: members.length,
      paint: paintOf(name),
      picture: members.find(({ primary_image_url }) => primary_image_url)?.primary_image_url ?? null,
    }))
}
