import { isDealerFault, findDealer, type Dealer } from '@/features/dealers/row'
import { removeDealer } from '@/features/dealers/remove'
import { setStatus } from '@/features/dealers/status'
import { whatGoes } from '@/features/dealers/people'
import { plural } from '@/core/money/format'
import { SUSPENDED_MEANS } from '@/core/dealer/status'
import { done, fail, type OperationResult, unknownTenant } from './operationSchema'

const BY = { who: 'operator', via: 'cli' } as const

async function withDealer(
  slug: string,
  work: (dealer: Dealer) => Promise<OperationResult>,
): Promise<OperationResult> {
  const dealer = await findDealer('slug', slug)
  if (!dealer) return unknownTenant(slug)
  try {
    return await work(dealer)
  } catch (error) {
    if (isDealerFault(error)) return fail(error.message)
    throw error
  }
}

export const standDealer = (slug: string, to: 'active' | 'suspended'): Promise<OperationResult> =>
  withDealer(slug, async (dealer) => {
    const reported = await setStatus(dealer, to, BY)
    const line =
      to === 'active' ? `${dealer.name} is live again.` : `${dealer.name} is suspended. ${SUSPENDED_MEANS}`
    return done([line, `${plural(reported, 'admin')} told by mail.`])
  })

/** Without a name it only says what would go; the name is asked for in the terminal. */
export const removeBySlug = (slug: string, name: string | undefined): Promise<OperationResult> =>
  withDealer(slug, async (dealer) => {
    if (dealer.status === 'active')
      return fail(`${dealer.name} is live. Suspend it first: npm run forecourt -- tenants suspend ${slug}`)
    if (name === undefined)
      return done(
        [
          `With ${dealer.name} go: ${(await whatGoes(dealer.id)).join(', ')}; its pictures and the photos of shoppers.`,
          'The rows are kept as one file first; for the pictures make a backup.',
        ],
        { name: dealer.name },
      )
    const { stored } = await removeDealer(dealer, name, BY)
    return done([`${dealer.name} is removed. Its rows are kept in ${stored}.`])
  })
