import type { ManufacturerDefinition } from '@/definitions/definition'

/** Makes by name, each with a mark that was drawn for the demo: it is not the maker's own. */
export const makesOf = (names: readonly string[]): ManufacturerDefinition[] =>
  names.map((name) => {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return { slug, name, logo_url: `/media/demo/make-${slug}.svg` }
  })
