import { NotFound, type Endpoint } from 'payload'
import { z } from 'zod'
import { refuse, triedBody } from '@/access/bodyOf'
import { editors } from '@/access/rules'
import { tenantFor } from '@/access/tenantFor'
import { READY } from '@/blocks/ready/readyPage'
import { offeredReadyPages, READY_PAGES } from '@/features/pages/readyPages.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { freeSlug } from '@/fields/freeSlug'

const KINDS = READY_PAGES.map(({ kind }) => kind)
const bodySchema = z.object({ kind: z.enum(KINDS), tenant: z.string().optional() })

/** `{kind, tenant?}` -> 201 {id}: a draft at a free address, which shoppers do not see. The same 404 for another dealer. */
export const readyPageEndpoint: Omit<Endpoint, 'root'> = {
  path: '/ready',
  method: 'post',
  async handler(req) {
    const { payload, user, t } = req
    const body = await triedBody(req, bodySchema)
    const tenant = tenantFor(req, body.data?.tenant, editors)
    if (!body.success) throw refuse('Choose one of the ready pages.', 422)
    const dealer = await payload
      .findByID({ collection: 'tenants', id: tenant, depth: 0, overrideAccess: true })
      .catch(() => null)
    if (!dealer) throw new NotFound(t)
    const features = tenantConfigSchema.safeParse(dealer.config).data?.features
    const facts = { name: dealer.name, hasFinance: features?.finance ?? false }
    if (!offeredReadyPages(facts).some(({ kind }) => kind === body.data.kind))
      throw refuse('This dealer does not offer finance, so there is no page about it.', 422)
    const { title, slug, layout } = READY[body.data.kind]
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      data: {
        ...{ title, tenant, layout: layout(facts), _status: 'draft' },
        slug: await freeSlug(req, 'pages', tenant, slug),
      },
      ...{ depth: 0, user, overrideAccess: false, req },
    })
    return Response.json({ id }, { status: 201 })
  },
}
