import { parseLead } from '@/features/leads/parseLead'
import { submitLead } from '@/features/leads/submit'
import { log } from '@/lib/log'
import { afterLead } from '@/core/dealer/links/tradeInPaths'
import type { Site } from '@/core/dealer/views'
import { failure, forSite, json, statusOfFault } from '@/app/api/cars/answers'
import { passCall } from '@/app/api/forms/passCall'
import { leadContext } from '@/app/api/forms/leadContext'
import { withOwnThread } from '@/app/api/forms/ownThread'
import { seeOther } from '@/app/api/forms/plainPages'
import { readForm } from '@/app/api/forms/readForm'
import { withAccessories } from './accessories'
import { beginJourney, guideOfLead, withGuide } from './ownCar'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

async function take(site: Site, request: Request): Promise<Response> {
  const form = await readForm(request, site)
  if (form instanceof Response) return form
  const parsed = parseLead(site, form.values)
  if (!parsed.ok) return form.refuse(422, parsed.errors)
  const lead = await withAccessories(site, parsed.lead)
  if (!lead)
    return form.refuse(422, [
      { path: 'additional_services', message: phrase('Choose accessories from the list of this model.') },
    ])
  if (lead.form === 'finance') {
    const passed = await passCall({ request, site, form, page: '/finance' })
    if (passed instanceof Response) return passed
  }
  try {
    const context = leadContext(request, form)
    const guided = await guideOfLead(site, lead, context)
    const result = await submitLead(site, lead, withGuide(context, lead, guided))
    switch (result.kind) {
      case 'taken':
        if (guided && result.isNew) await beginJourney(site, result.lead_id, guided, context.at)
        return withOwnThread(
          form.plain
            ? seeOther(afterLead(lead.form, result.lead_id, site.config.features.tradeIn))
            : json({ lead_id: result.lead_id, receipt: result.receipt }, 201),
          { site, request },
          result,
        )
      case 'limited':
        return tooMany(form, site, result.retryAfter)
      case 'unproved':
        return form.unproved(result.proof)
      case 'running':
        return form.refuse(
          409,
          [{ path: '', message: phrase('We are still taking your first one. Please wait a moment.') }],
          { 'retry-after': '2' },
        )
      case 'different':
        return form.refuse(422, [
          {
            path: '',
            message: phrase(
              'This Idempotency-Key was used for another message. Send this one with its own key.',
            ),
          },
        ])
    }
  } catch (error) {
    log.error({ err: error, tenant: site.tenant.slug }, 'lead not stored')
    return failure(
      statusOfFault(error),
      phrase('We could not store your message just now. Please try again in a minute, or call us.'),
    )
  }
}

/** 201 {lead_id, receipt}, or 422 {error, errors: [{path, message}]}. `receipt`: the shopper gets a mail. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forSite(request, (site) => take(site, request)),
})
