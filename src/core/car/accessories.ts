import type { Accessory, ModelView } from '@/core/dealer/views'

/** Staff write one per line: `Dash camera | $489 fitted | /media/dash-camera.svg`. */
export const readAccessories = (lines: readonly string[] | null | undefined): Accessory[] =>
  (lines ?? []).flatMap((line) => {
    const [name = '', price = '', image = ''] = line.split('|').map((part) => part.trim())
    return name ? [{ name, price: price || null, image: image || null }] : []
  })

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

export const showsAccessories = (model: Pick<ModelView, 'accessories_count'>, allowed: boolean): boolean =>
  allowed && model.accessories_count > 0
