import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { BACKWARDS, hoursDay, isBackwards } from '@/core/place/hours/validate'

const entries = z.array(
  z.object({
    weekday: z.number(),
    status: z.enum(['Open', 'Closed']),
    open: z.string().nullish(),
    close: z.string().nullish(),
    date: z.string().nullish(),
  }),
)
const LISTS = [
  ['week', 'of the week'],
  ['exceptions', 'of the other dates'],
] as const

/** A week is one field, and Payload's message names only the field: this names the wrong day. Payload's toast breaks a title at each comma. */
export const nameWrongDays: CollectionBeforeValidateHook = ({ data, req, collection }) => {
  const errors = LISTS.flatMap(([path, label]) =>
    (entries.safeParse(data?.[path]).data ?? []).filter(isBackwards).map((entry) => ({
      path,
      label: `${hoursDay(entry)} ${label}`,
      message: `${hoursDay(entry)}: ${BACKWARDS}`,
    })),
  )
  if (errors.length) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return data
}
