import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse, bodyOf } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { mayEditCars } from '@/admin/may'
import { columnMapSchema, FILE_KIND_VALUES } from '@/features/stock/files.rules'
import { parseJson } from '@/lib/json'
import { readForm } from '@/lib/requestBody'
import { FileError, MOST_BYTES } from '@/features/stock/files/table'
import { MAPPED_FIELDS } from '@/features/stock/files/guessField'
import { readFile, rehearseFile, takeFile } from '@/features/stock/files/takeFile'
import { MOST_WORDS, takesWord } from '@/core/car/ownWords'
import { carLabelOf } from '@/fields/label'
import { keepWord, spelledWords } from '@/features/stock/storedWords'
import { toView } from './toView'

const ownMapSchema = columnMapSchema.refine(({ columns }) =>
  Object.values(columns).every((field) => field === null || MAPPED_FIELDS.includes(field)),
)
const formSchema = z.object({
  step: z.enum(['rehearse', 'push']),
  dealership: z.string().min(1).max(64),
  mode: z.enum(FILE_KIND_VALUES).default('full'),
  file: z.object({ name: z.string(), data: z.instanceof(Uint8Array) }),
  /** The person's own column map; absent: the last one, else a guess. */
  map: z.string().max(400_000).transform(parseJson).pipe(ownMapSchema).optional(),
})

const LIMITS = {
  ...{ files: 1, fields: 8, fieldBytes: 400_000 },
  ...{ fileBytes: MOST_BYTES, bytes: MOST_BYTES + 500_000 },
}

async function formOf(req: PayloadRequest): Promise<z.output<typeof formSchema>> {
  const form = await readForm({ body: req.body ?? null, headers: req.headers }, LIMITS)
  if (!form.ok && form.why === 'large')
    throw refuse('The file is larger than 10 MB. Send fewer cars at once.', 422)
  const file = form.ok ? form.files.find(({ field, name }) => field === 'file' && name) : null
  const parsed = formSchema.safeParse({ ...(form.ok ? Object.fromEntries(form.fields) : {}), file })
  if (!parsed.success) throw refuse('Choose a dealership and a file of its stock.', 422)
  return parsed.data
}

/** @throws the same error for a missing dealership and another dealer's */
async function dealershipOf(req: PayloadRequest, id: string) {
  const found = await req.payload.findByID({
    ...{ collection: 'dealerships', id, depth: 0, overrideAccess: false, req },
  })
  const { slug, name, tenant } = recordOf(found)
  return { tenantId: String(idOf(tenant)), dealership: { id, slug: String(slug), name: String(name) } }
}

async function endpointHandle(req: PayloadRequest): Promise<Response> {
  if (!req.user || !mayEditCars(req.user)) throw new NotFound(req.t)
  const { step, dealership: id, mode, file, map: chosen } = await formOf(req)
  const ctx = { ...(await dealershipOf(req, id)), actor: req.user.email ?? 'staff', via: 'feed' } as const
  try {
    const read = await readFile(ctx, { name: file.name, bytes: file.data, map: chosen })
    if (step === 'rehearse') {
      const dealership = { tenant: ctx.tenantId, dealership_slug: ctx.dealership.slug }
      return Response.json(await toView(req, dealership, read, await rehearseFile(ctx, read, mode)))
    }
    const { feed, applied } = await takeFile(ctx, { ...read, chosen: read.map }, mode, false)
    return Response.json({ feed: feed?.id ?? applied, state: feed?.state ?? 'applied' })
  } catch (error) {
    if (error instanceof FileError) throw refuse(error.message, error.status)
    throw error
  }
}

/** A supplier's file: `rehearse` returns what it would do, `push` applies it, the whole stock as a full feed with the guard. */
export const rehearsalEndpoint: Endpoint = { path: '/stock-files', method: 'post', handler: endpointHandle }

const bodySchema = z.object({
  dealership: z.string().min(1).max(64),
  change: z
    .object({
      field: z.string().max(40),
      word: z.string().trim().min(1).max(100),
      to: z.string().trim().min(1).max(80).nullable(),
    })
    .refine(({ field, to }) => to === null || takesWord(field, to))
    .optional(),
})

/** `{dealership, change?}` -> 200 `{words}`, all of them after the change; the same 404 for another dealer's. */
async function wordsEndpointHandle(req: PayloadRequest): Promise<Response> {
  if (!req.user || !mayEditCars(req.user)) throw new NotFound(req.t)
  const { dealership: id, change } = await bodyOf(req, bodySchema, 'Choose what the word stands for.')
  const found = recordOf(
    await req.payload.findByID({ collection: 'dealerships', id, depth: 0, overrideAccess: false, req }),
  )
  const { id: userId, email } = req.user
  const by = { tenantId: String(idOf(found.tenant)), who: email ?? 'staff', userId: String(userId) }
  if (change && !(await keepWord({ ...by, dealership: { id, name: String(found.name) } }, change)))
    throw refuse(`A dealership has at most ${MOST_WORDS} words. Remove some that no file has any more.`, 422)
  const words = (await spelledWords(id)).map((one) => ({ ...one, label: carLabelOf(one.field) }))
  return Response.json({ words })
}

/** What a dealership's suppliers write, in its own words. */
export const wordsEndpoint: Endpoint = { path: '/stock-words', method: 'post', handler: wordsEndpointHandle }
