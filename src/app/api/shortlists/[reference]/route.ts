import { countAnswered } from '@/features/shortlists/limits'
import { answerShortlist, deleteShortlist, openShortlist, shortlistHref } from '@/features/shortlists/row'
import { readAnswers } from '@/features/shortlists/shortlist.rules'
import { readForm } from '@/app/api/forms/readForm'
import { seeOther } from '@/app/api/forms/plainPages'
import { tooMany } from '@/app/api/forms/tooMany'
import { forSite, json, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

interface Context {
  params: Promise<{ reference: string }>
}

/**
 * What one of the two says: `key`, `name`, and `vote.<car>` and `note.<car>` of each car; what is left out is taken back. `act`
 * delete: the list goes, for both. 303 to the list, or {state} for JSON; 404 for a key that opens nothing; 429.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, { params }: Context): Promise<Response> =>
    forSite(request, async (site) => {
      const form = await readForm(request, site)
      if (form instanceof Response) return form
      const counted = await countAnswered(request.headers.get('x-forecourt-ip') ?? '')
      if (!counted.ok) return tooMany(form, site, counted.retryAfter)
      const { key, act } = form.values
      const { reference } = await params
      const opened = typeof key === 'string' ? await openShortlist(site, reference, key) : null
      if (!opened) return form.plain ? seeOther(`/shortlists/${reference}`) : notFound()
      if (act === 'delete') {
        await deleteShortlist(site, opened)
        return form.plain ? seeOther(`/shortlists/${reference}`) : json({ state: 'deleted' })
      }
      await answerShortlist(site, opened, readAnswers(form.values, opened.list.cars))
      const saved = `${shortlistHref(opened.as, opened.list)}&saved=1`
      return form.plain ? seeOther(saved) : json({ state: 'saved' })
    }),
})
