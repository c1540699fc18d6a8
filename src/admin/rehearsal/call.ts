'use client'
import { z } from 'zod'
import type { ColumnMap } from '@/domain/car/columnMap'
import { rehearsalViewSchema } from './rehearsalView'

const pushedSchema = z.object({ feed: z.string(), state: z.string() })
const faultSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const FAULT = 'That did not work. Nothing was changed. Check the connection and try again.'

export interface Asked {
  dealership: string
  file: File
  map?: ColumnMap | undefined
}

async function call(step: 'rehearse' | 'push', { dealership, file, map }: Asked): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ step, dealership })) form.set(name, value)
  form.set('file', file)
  if (map) form.set('map', JSON.stringify(map))
  const response = await fetch('/admin/api/stock-files', {
    method: 'POST',
    credentials: 'same-origin',
    body: form,
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok) return answer
  throw new Error(faultSchema.safeParse(answer).data?.errors[0]?.message ?? FAULT)
}

/** Both throw with words for the person. */
export const rehearseFile = async (asked: Asked) => rehearsalViewSchema.parse(await call('rehearse', asked))
export const pushFile = async (asked: Asked) => pushedSchema.parse(await call('push', asked))
