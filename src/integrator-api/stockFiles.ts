import { z } from 'zod'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { STOCK_FILES, STOCK_FILE_NAMES } from '@/features/stock-files/stockFiles.rules'
import { hashOf } from '@/lib/secrets'
import { dealershipIds, stockFilesOf } from '@/features/stock-files/list'
import { stockFile } from '@/features/stock-files/stockFile'
import { isFresh } from './parameters'
import { json, notFound } from './problem'
import type { Call } from './withKey'

/** Of each file: what was left out is counted, and named up to here. */
const NAMED = 200

const leftOut = z.object({
  dealership_slug: z.string(),
  stocknum: z.string(),
  reasons: z.array(z.string()),
})
export const stockFilesSchema = z.object({
  items: z.array(
    z.object({
      file: z.enum(STOCK_FILE_NAMES),
      label: z.string(),
      address: z.string(),
      cars: z.int(),
      left_out_count: z.int(),
      left_out: z.array(leftOut).meta({ description: `The first ${NAMED}, and what each of them lacks` }),
    }),
  ),
})
export const stockFileNameSchema = z.enum(STOCK_FILE_NAMES)

export async function listStockFiles({ key }: Call<unknown>): Promise<Response> {
  const files = await stockFilesOf(key.tenant, key.dealerships ?? [])
  if (!files) throw notFound()
  return json({
    items: files.map(({ left_out, ...file }) => ({
      ...{ ...file, label: STOCK_FILES[file.file].label },
      ...{ left_out_count: left_out.length, left_out: left_out.slice(0, NAMED) },
    })),
  })
}

export async function readStockFile({
  key,
  params,
  request,
  note,
}: Call<{ file: string }>): Promise<Response> {
  const name = stockFileNameSchema.safeParse(params.file).data
  const site = await siteOfTenant(key.tenant)
  if (!name || !site) throw notFound()
  const dealerships = dealershipIds(site, key.dealerships ?? [])
  const { text, cars } = await stockFile({ site, name, dealerships })
  note.rows = cars
  const etag = `"${hashOf(text)}"`
  const headers = { etag, 'cache-control': 'no-store' }
  if (isFresh(request.headers, etag)) return new Response(null, { status: 304, headers })
  return new Response(text, {
    headers: { ...headers, 'content-type': `${STOCK_FILES[name].type}; charset=utf-8` },
  })
}
