import type { z } from 'zod'
import { noteLeftOut } from './leftOut'
import { soundParts } from './soundParts'

const textOf = (stored: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(stored), name)
  return typeof value === 'string' ? value : ''
}

/** A stored row without the values that its shape refuses; null when the row means nothing without them. For what is shown, not for what is written back. */
export function readSound<S extends z.ZodType>(of: string, shape: S, stored: unknown): z.output<S> | null {
  const read = shape.safeParse(stored)
  if (read.success) return read.data
  const { value, faults } = soundParts(shape, stored)
  noteLeftOut({ of, id: textOf(stored, 'id'), tenant: textOf(stored, 'tenant'), faults })
  return shape.safeParse(value).data ?? null
}
