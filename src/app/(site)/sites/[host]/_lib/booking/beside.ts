import type { BlockOf } from '@/blocks/props'
import { readBlock } from '@/blocks/readBlock'
import type { PageView } from '@/core/dealer/views'

export interface Beside {
  /** What happens, step by step. */
  reasons: BlockOf<'reasons'> | undefined
  /** Has a list of prices. */
  workshop: BlockOf<'workshop'> | undefined
}

/** The blocks that stand beside a booking: of its own page, else of the page about what is booked. */
export function besideOf(pages: readonly (Pick<PageView, 'layout'> | null)[]): Beside {
  const blocks = pages
    .flatMap((page) => page?.layout ?? [])
    .map(readBlock)
    .flatMap((reading) => ('block' in reading ? [reading.block] : []))
  return {
    reasons: blocks.find((block) => block.blockType === 'reasons'),
    workshop: blocks.find((block) => block.blockType === 'workshop'),
  }
}
