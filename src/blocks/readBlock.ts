import { z } from 'zod'
import { t } from '@/lib/words'
import type { Page } from '@/payload-types'
import { pageBlocks } from './configs'
import { fieldShape } from './fieldSchema'

/** The type that Payload generates from the blocks' fields. */
export type PageBlock = Page['layout'][number]

const schemas = new Map(
  pageBlocks.map(({ slug, fields }) => {
    const checks: z.ZodType = z.looseObject({ blockType: z.literal(slug), ...fieldShape(fields) })
    // Safe: Payload generates this type from the same fields as the checks.
    return [slug, checks.pipe(z.custom<PageBlock>())]
  }),
)

export type BlockReading = { block: PageBlock } | { fault: string }

/** A stored block with defaults filled in, or its errors. */
export function readBlock(stored: { blockType?: string }): BlockReading {
  const schema = schemas.get(stored.blockType ?? '')
  if (!schema) return { fault: t('There is no block of this type.') }
  const { data, error } = schema.safeParse(stored)
  return error ? { fault: z.prettifyError(error) } : { block: data }
}
