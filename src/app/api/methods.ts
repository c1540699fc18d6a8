import { t } from '@/lib/words'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]
type Handlers = Partial<Record<Method, (request: Request, context: never) => Promise<Response> | Response>>

interface Refusals {
  absent(): Response
  /** @param allow the methods that the address takes, as in the header */
  notAllowed(allow: string): Response
}

/** Other methods are a 405 with the allowed ones, or a 404 where none exists: Next sends no body and no Allow header. */
export const methodsOf = ({ absent, notAllowed }: Refusals) =>
  /** @param isKnown whether the values in this address name an endpoint */
  function methods<Own extends Handlers, Context = unknown>(
    own: Own,
    isKnown: (context: Context) => Promise<boolean> | boolean = () => Object.keys(own).length > 0,
  ) {
    const taken = METHODS.filter((method) => own[method])
    const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    const other = async (_request: Request, context: Context): Promise<Response> =>
      (await isKnown(context)) ? notAllowed(allow) : absent()
    const options = async (_request: Request, context: Context): Promise<Response> =>
      (await isKnown(context)) ? new Response(null, { status: 204, headers: { allow } }) : absent()
    return { GET: other, POST: other, PUT: other, PATCH: other, DELETE: other, ...own, OPTIONS: options }
  }

const refused = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })

export const methods = methodsOf({
  absent: () => refused(404, t('Not found')),
  notAllowed: (allow) => refused(405, t('This address takes {allow}.', { allow }), { allow }),
})
