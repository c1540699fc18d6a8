import { z } from 'zod'
import { dealershipAction } from '@/integrator-api/actions'
import { feedCall } from '@/integrator-api/feeds'
import { withKey } from '@/integrator-api/withKey'
import { CommandError } from './say'

const problemSchema = z.object({ detail: z.string() })
const onDealership = withKey('stock:write', dealershipAction)
const onFeed = withKey('stock:write', feedCall)

export async function dispatchLocal(key: string, path: string, body: unknown): Promise<unknown> {
  const request = new Request(`http://localhost/api/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  const [, kind = '', name = '', action = ''] = path.split('?')[0]?.split('/') ?? []
  const response =
    kind === 'feeds'
      ? await onFeed(request, { params: Promise.resolve({ feed: name, action }) })
      : await onDealership(request, {
          params: Promise.resolve({ dealership: decodeURIComponent(name), action }),
        })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  const problem = problemSchema.safeParse(answer)
  throw new CommandError(problem.success ? problem.data.detail : `The push was refused (${response.status}).`)
}
