import { readBody } from '@/integrator-api/body'
import { ApiError, json, notFound, problem } from '@/integrator-api/problem'
import { env } from '@/env'
import { log } from '@/lib/log'
import { registeredOperator } from './registered'
import { runOperation } from './operations'
import { operationSchema, type OperationResult } from './operationSchema'
import { acceptToken } from './token'

async function accept(request: Request): Promise<OperationResult> {
  const token = /^Operator +(\S{1,300})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw notFound()
  const bytes = await readBody(request)
  if (!acceptToken(env, token, bytes)) throw notFound()
  const operation = operationSchema.parse(JSON.parse(bytes.toString('utf8')))
  log.info({ op: operation.op }, 'operator command')
  return (registeredOperator() ?? runOperation)(operation)
}

/** Only the running server may write an embedded store, so the command line sends its work here. */
export async function operate(request: Request): Promise<Response> {
  try {
    return json(await accept(request))
  } catch (error) {
    if (error instanceof ApiError) return problem(error)
    log.error({ err: error }, 'operator command failed')
    return json({
      ok: false,
      lines: [error instanceof Error ? error.message : 'The command failed.'],
      data: {},
    })
  }
}
