import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse, triedBody } from '@/access/bodyOf'
import { editors } from '@/access/rules'
import { tenantFor } from '@/access/tenantFor'
import { siteChanged } from '@/cache/invalidate'
import { QUIET } from '@/core/dealer/rows/refreshSite'
import { importLines, MOST_LINES, type ImportLine } from '@/features/redirects/redirects.rules'
import { findHosts } from '@/core/dealer/rows/directory'
import { knownAddresses } from './knownAddresses'

const bodySchema = z.object({
  step: z.enum(['preview', 'apply']),
  text: z.string().max(500_000),
  tenant: z.string().optional(),
})

function read(...input: Parameters<typeof importLines>): ImportLine[] {
  try {
    return importLines(...input)
  } catch {
    throw refuse('These lines cannot be read: a quotation mark is never closed. Remove it, or close it.', 422)
  }
}

/** Saves each line like a form; the pages are removed from the cache once, at the end. */
async function make(req: PayloadRequest, tenant: string, lines: ImportLine[]): Promise<ImportLine[]> {
  const done: ImportLine[] = []
  req.context[QUIET] = true
  for (const { from, to, ...rest } of lines) {
    const refusal = await req.payload
      .create({
        collection: 'redirects',
        data: { from, to, permanent: true, tenant },
        ...{ depth: 0, user: req.user, overrideAccess: false, req },
      })
      .then(
        () => '',
        (error: unknown) => {
          if (error instanceof ValidationError) return error.data.errors[0]?.message ?? error.message
          throw error
        },
      )
    done.push({ from, to, ...rest, refusal })
  }
  await siteChanged(await findHosts(req.payload, tenant))
  return done
}

/** `{step, text, tenant?}` -> {lines}: each pasted line with its expected or actual result. The same 404 for another dealer. */
export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  async handler(req) {
    const body = await triedBody(req, bodySchema)
    const tenant = tenantFor(req, body.data?.tenant, editors)
    if (!body.success) throw refuse('Paste the old and the new addresses.', 422)
    const { text, step } = body.data
    if (text.split('\n').length > MOST_LINES) throw refuse(`Paste at most ${MOST_LINES} lines at once.`, 422)
    const known = await knownAddresses(req, tenant)
    const lines = read(text, known, await findHosts(req.payload, tenant))
    if (step === 'preview') return Response.json({ lines })
    const good = lines.filter(({ refusal }) => !refusal)
    return Response.json({ lines: await make(req, tenant, good) })
  },
}
