import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** Words that the screen shows as they are. */
export const refuse = (message: string, status: number) => new APIError(message, status, undefined, true)

/** For a call that looks first at who asks. */
export const triedBody = async <Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.ZodSafeParseResult<z.output<Schema>>> => schema.safeParse(await req.json?.().catch(() => null))

/** What our own screens send. 422 with `words`, or with the schema's own for the first fault. */
export async function bodyOf<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  words?: string,
): Promise<z.output<Schema>> {
  const body = await triedBody(req, schema)
  if (!body.success) throw refuse(words ?? body.error.issues[0]?.message ?? 'Fill in the form.', 422)
  return body.data
}
