import { z } from 'zod'

export const linesSchema = z.array(z.string().max(2000)).max(100)
