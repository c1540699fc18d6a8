import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** An error whose message the screen shows as it is. */
export const refuse = (message: string, status: number, data?: Record<string, unknown>) =>
  new APIError(message, status, data, true)

/** For a call that checks the caller before the body. */
export const triedBody = async <Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.ZodSafeParseResult<z.output<Schema>>> => schema.safeParse(await req.json?.().catch(() => null))

/** The body that our own screens send. 422 with `words`, or with the schema's message for the first fault. */
export async function bodyOf<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  words?: string,
): Promise<z.output<Schema>> {
  const body = await triedBody(req, schema)
  if (!body.success) throw refuse(words ?? body.error.issues[0]?.message ?? 'Fill in the form.', 422)
  return body.data
}
