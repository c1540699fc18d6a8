import { z } from 'zod'

/** Payload stores an empty field as null or not at all; blocks read it as an empty value of its kind. */
export const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
export const count = (fallback: number) =>
  z
    .number()
    .nullish()
    .transform((value) => value ?? fallback)
export const flag = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback)
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? [])
export const link = z.object({ label: words, href: words })
