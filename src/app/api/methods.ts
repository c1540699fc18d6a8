import { absent } from '@/integrator-api/absent'
import { notAllowed } from '@/integrator-api/problem'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]
type Handlers = Partial<Record<Method, (request: Request, context: never) => Promise<Response> | Response>>

/**
 * The handlers of one address. For other methods Next sends no body and no Allow header. Here they are a 405
 * with the allowed methods, or a 404 where no method exists.
 * @param isKnown whether the values in this address name an endpoint
 */
export function methods<Own extends Handlers, Context = unknown>(
  own: Own,
  isKnown: (context: Context) => Promise<boolean> | boolean = () => Object.keys(own).length > 0,
) {
  const taken = METHODS.filter((method) => own[method])
  const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  const refuse = notAllowed(allow)
  const other = async (_request: Request, context: Context): Promise<Response> =>
    (await isKnown(context)) ? refuse() : absent()
  const options = async (_request: Request, context: Context): Promise<Response> =>
    (await isKnown(context)) ? new Response(null, { status: 204, headers: { allow } }) : absent()
  return { GET: other, POST: other, PUT: other, PATCH: other, DELETE: other, ...own, OPTIONS: options }
}
