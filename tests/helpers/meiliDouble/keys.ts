/** Keys as Meilisearch has them: one is computed from its id and the master key, and may do what it was made for. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'

const keyBody = z.object({
  uid: z.uuid(),
  indexes: z.array(z.string()),
  actions: z.array(z.string()),
  expiresAt: z.null(),
})

/** What a request needs, as the documents of Meilisearch say. */
const NEEDS: readonly (readonly [request: RegExp, action: string])[] = [
  [/^POST \/multi-search$/, 'search'],
  [/^POST \/indexes\/[^/]+\/documents$/, 'documents.add'],
  [/^POST \/indexes\/[^/]+\/documents\/fetch$/, 'documents.get'],
  [/^POST \/indexes\/[^/]+\/documents\/delete-batch$/, 'documents.delete'],
  [/^POST \/indexes$/, 'indexes.create'],
  [/^GET \/indexes\/[^/]+$/, 'indexes.get'],
  [/^DELETE \/indexes\/[^/]+$/, 'indexes.delete'],
  [/^POST \/swap-indexes$/, 'indexes.swap'],
  [/^PATCH \/indexes\/[^/]+\/settings$/, 'settings.update'],
  [/^GET \/indexes\/[^/]+\/stats$/, 'stats.get'],
  [/^GET \/tasks\/\d+$/, 'tasks.get'],
]

export class Keys {
  private readonly made = new Map<string, z.output<typeof keyBody>>()
  constructor(readonly master: string) {}

  /** The status of the answer to `POST /keys`. */
  make(authorization: string | undefined, body: unknown): number {
    if (authorization !== `Bearer ${this.master}`) return 403
    const requested = keyBody.safeParse(body)
    if (!requested.success) return 400
    const key = createHmac('sha256', this.master).update(requested.data.uid).digest('hex')
    if (this.made.has(key)) return 409
    this.made.set(key, requested.data)
    return 201
  }

  allows(authorization: string | undefined, method: string, path: string): boolean {
    if (path === '/health') return true
    const key = this.made.get(authorization?.replace('Bearer ', '') ?? '')
    const action = NEEDS.find(([request]) => request.test(`${method} ${path}`))?.[1]
    const index = /^\/indexes\/([^/]+)/.exec(path)?.[1]
    const isIndex = (name: string) =>
      name === index || (name.endsWith('*') && index?.startsWith(name.slice(0, -1)))
    return !!key && !!action && key.actions.includes(action) && (!index || key.indexes.some(isIndex))
  }
}
