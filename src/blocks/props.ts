import type { Site } from '@/core/dealer/views'
import type { PageBlock } from './readBlock'

export type BlockOf<Slug extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Slug }>

/** Every block gets its stored values, the site and `now`, the time of the render. */
export interface BlockProps<Slug extends PageBlock['blockType']> {
  block: BlockOf<Slug>
  site: Site
  now: Date
}
