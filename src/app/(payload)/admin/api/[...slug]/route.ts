import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { isReadByForm } from '@/lib/payloadContract'
import { storeAnswers } from '@/lib/storeHealth'
import { restUnavailable } from '@/access/restError'
import { addressFault, bodyFault, queryFault } from '@/access/restFault'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

const guarded =
  (handle: Handler): Handler =>
  async (request, context) => {
    const { slug = [] } = await context.params
    const { collections } = await config
    const type = request.headers.get('content-type')
    const body = type?.startsWith('application/json') ? await request.clone().text() : ''
    const fault =
      addressFault(slug, collections) ??
      queryFault(new URL(request.url).searchParams) ??
      bodyFault(request.method, slug, type, body, isReadByForm(request.headers))
    if (fault) return Response.json(fault.response, { status: fault.status })
    // Payload treats a session that it cannot read as none, and would answer as if nobody had signed in.
    if (!(await storeAnswers())) {
      const { status, response } = restUnavailable
      return Response.json(response, { status, headers: { 'retry-after': '5' } })
    }
    return handle(request, context)
  }

export const GET = guarded(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
