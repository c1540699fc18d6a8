import { z } from 'zod'
import { list } from '@/blocks/values'

export const paymentStripSchema = z.object({
  blockType: z.literal('paymentStrip'),
  methods: list(z.string()),
})

export type PaymentStripValues = z.output<typeof paymentStripSchema>
