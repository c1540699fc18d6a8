import { z } from 'zod'

export const keyCallSchema = z.object({
  /** Epoch milliseconds. */
  at: z.number(),
  method: z.string(),
  /** With the names of the query's parameters, without their values. */
  path: z.string(),
  status: z.number(),
  /** Cars, leads or events that were sent or returned; null where there are none to count. */
  rows: z.number().nullable(),
  /** Of a refusal. */
  code: z.string().nullish(),
  ms: z.number().nullish(),
  request_id: z.string().nullish(),
})
export type KeyCall = z.output<typeof keyCallSchema>
export const keyCallsSchema = z.array(keyCallSchema)

const LONGEST = 200

/** Leaves out a key that was put into the address by mistake. */
export function callPath({ pathname, searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())].slice(0, 10).join('&')
  const shown = pathname.replace(/fc_[0-9a-f]{12}_[\w-]+/g, 'fc_…')
  return `${shown}${names && `?${names.replace(/fc_[0-9a-f]{12}_[\w-]+/g, 'fc_…')}`}`.slice(0, LONGEST)
}

export function statusWords(status: number): string {
  if (status < 300) return 'Done'
  if (status === 304) return 'Not changed'
  const words: Record<number, string> = {
    ...{ 400: 'Not understood', 403: 'Not allowed', 404: 'Not there', 405: 'No such call', 408: 'Too slow' },
    ...{ 409: 'At a wrong time', 412: 'Changed meanwhile', 413: 'Too large', 415: 'Wrong kind of body' },
    ...{ 422: 'Not accepted', 429: 'Too many calls' },
  }
  return words[status] ?? (status < 500 ? 'Refused' : 'Our fault')
}
