'use client'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import type { ColumnMap } from '@/features/stock/columnMap.rules'
import type { FileKind } from '@/features/stock/fileKinds.rules'
import { rehearsalViewSchema } from './rehearsalView'

const pushedSchema = z.object({ feed: z.string(), state: z.string() })
const FAULT = 'That did not work. Nothing was changed. Check the connection and try again.'

export interface RehearsalRequest {
  dealership: string
  mode: FileKind
  file: File
  map?: ColumnMap | undefined
}

function call(
  step: 'rehearse' | 'push',
  { dealership, mode, file, map }: RehearsalRequest,
): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ step, dealership, mode })) form.set(name, value)
  form.set('file', file)
  if (map) form.set('map', JSON.stringify(map))
  return answerTo('/stock-files', form, { failed: FAULT })
}

/** Both throw with words for the person. */
export const rehearseFile = async (asked: RehearsalRequest) =>
  rehearsalViewSchema.parse(await call('rehearse', asked))
export const pushFile = async (asked: RehearsalRequest) => pushedSchema.parse(await call('push', asked))
