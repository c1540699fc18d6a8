import type { Site } from '@/domain/views'
import type { PageBlock } from './readBlock'

export type BlockOf<Slug extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Slug }>

/** What every block's Component gets: its own stored values, the site and the moment of the render. */
export interface BlockProps<Slug extends PageBlock['blockType']> {
  block: BlockOf<Slug>
  site: Site
  now: Date
}
