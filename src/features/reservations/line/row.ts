import { z } from 'zod'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import type { Row } from '@/db/tableTypes'
import { owingShape } from '@/features/reservations/owing'

const row = z.object({
  ...owingShape,
  state: z.enum(['waiting', 'told', 'left']),
  car_id: z.string(),
  car_name: textOrEmpty,
  car_slug: textOrEmpty,
  name: textOrEmpty,
  email: z.string(),
  turn_until: z.number().nullish(),
  createdAt: z.string(),
})
export type Waiting = z.output<typeof row>
export const readWaiting = (stored: Row): Waiting => row.parse(stored)
