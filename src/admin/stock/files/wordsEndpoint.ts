import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf, refuse } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { mayEditCars } from '@/admin/car/list/mayEditCars'
import { MOST_WORDS, takesWord } from '@/core/car/ownWords'
import { carLabelOf } from '@/fields/label'
import { keepWord, spelledWords } from '@/features/stock/keptWords'

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
async function handle(req: PayloadRequest): Promise<Response> {
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
export const wordsEndpoint: Endpoint = { path: '/stock-words', method: 'post', handler: handle }
