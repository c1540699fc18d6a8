import type { Accessory, ModelView } from '@/core/dealer/views'
import { formatMoney } from '@/core/money/format'
import { readAmount } from '@/core/money/amount'
import { t } from '@/lib/words'

/** Staff write one per line: `Dash camera | $489 fitted | /media/dash-camera.svg`. */
export const readAccessories = (lines: readonly string[] | null | undefined): Accessory[] =>
  (lines ?? []).flatMap((line) => {
    const [name = '', price = '', image = ''] = line.split('|').map((part) => part.trim())
    return name ? [{ name, price: price || null, image: image || null }] : []
  })

/** `$1,290 fitted` -> 1290; null for one without a figure. */
export const accessoryAmount = (price: string | null): number | null =>
  readAmount(/\$\s?[\d,. ]*\d/.exec(price ?? '')?.[0] ?? '') ?? null

/** What was chosen, with the dealer's prices, and its sum last; null where something is not on the list. */
export function quotedAccessories(listed: readonly Accessory[], chosen: readonly string[]): string[] | null {
  const wanted = [...new Set(chosen)].map((name) => listed.find((one) => one.name === name))
  const known = wanted.filter((one) => one !== undefined)
  if (known.length < wanted.length) return null
  const sum = known.reduce((total, { price }) => total + (accessoryAmount(price) ?? 0), 0)
  return [
    ...known.map(({ name, price }) => `${name}, ${price ?? t('Price on request')}`),
    ...(sum > 0 ? [t('Together {amount}', { amount: formatMoney(sum) })] : []),
  ]
}

export interface PartHit extends Accessory {
  model: Pick<ModelView, 'name' | 'slug' | 'override_url'>
}

/** Accessories of which every word of the search is in the name or the model. */
export const findParts = (
  models: readonly Pick<ModelView, 'name' | 'slug' | 'override_url' | 'accessories'>[],
  query: string,
): PartHit[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return models.flatMap(({ accessories, ...model }) =>
    accessories
      .filter(({ name }) => {
        const text = `${name} ${model.name}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
      .map((accessory) => ({ ...accessory, model })),
  )
}

/** Those that most models have, each once with the price of the first. */
export const commonParts = (
  models: readonly Pick<ModelView, 'accessories'>[],
  most: number,
): (Accessory & { models: number })[] => {
  const found = new Map<string, Accessory & { models: number }>()
  for (const accessory of models.flatMap(({ accessories }) => accessories)) {
    const known = found.get(accessory.name)
    found.set(accessory.name, { ...(known ?? accessory), models: (known?.models ?? 0) + 1 })
  }
  return [...found.values()].sort((one, other) => other.models - one.models).slice(0, most)
}

export const showsAccessories = (model: Pick<ModelView, 'accessories_count'>, allowed: boolean): boolean =>
  allowed && model.accessories_count > 0
