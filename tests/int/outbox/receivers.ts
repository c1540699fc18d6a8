/** A dealer, and the receivers of what is owed, which the test switches off and on. */
import { vi } from 'vitest'
import type { MailMessage } from '@/integrations/mail'
import { makeDealer, type Dealer } from '../../helpers/dealers'
import { openWorld } from '../../helpers/stockWorld'

export async function openReceivers(databaseUrl?: string) {
  const world = await openWorld(databaseUrl)
  const { getDb } = await import('@/db/payload')
  const { table } = await import('@/db/table')
  const { changeStatus: changeStanding } = await import('@/features/dealers/status')
  const db = await getDb()

  const features = {
    ...{ reserve: true, onlinePayment: true, checkoutJourney: true, signIn: true },
    ...{ spinToWin: true, savedSearches: true },
  }
  const dealer: Dealer = await makeDealer(db, 'owes', {
    ...{ features, email: 'yard@dealer.example', payments: { test: true }, forms: { captcha: false } },
  })
  const { tenant } = dealer
  const status = { id: tenant, hosts: [`owes.${process.env.PLATFORM_HOST ?? 'localhost'}`] }

  const got: string[] = []
  const down = { now: false }
  const refuse = () => {
    if (down.now) throw new Error('450 not now')
  }
  // Pages are published through Payload: it stands for the receiver of a plan.
  const real = db.update.bind(db)
  const store = vi.spyOn(db, 'update').mockImplementation(async (options) => {
    refuse()
    const done = await real(options)
    if (options.collection === 'pages') got.push(`published ${JSON.stringify(options.id)}`)
    return done
  })
  const mail = {
    kind: 'files' as const,
    send: async ({ key }: MailMessage) => {
      refuse()
      got.push(key)
    },
  }
  const sms = { send: () => Promise.reject(new Error('no text is owed')) }
  const makeLead = async (_site: unknown, _values: unknown, key: string) => {
    refuse()
    got.push(`lead ${key}`)
    return 'L1'
  }
  const noteOnLead = () => Promise.resolve()
  const driveOf = () => Promise.resolve(null)
  const followHandover = () => Promise.resolve(null)
  const withHourOfNow = <Line>(lines: readonly Line[]) => Promise.resolve([...lines])

  const insert = async (slug: string, row: Record<string, unknown>) => {
    const id = await (await table(slug)).insert({ tenant, ...row })
    if (!id) throw new Error(`a row of ${slug} was refused`)
    return id
  }
  return {
    ...{ dealer, db, down, got, insert, refuse, table, tenant },
    ports: { mail, sms, makeLead, noteOnLead, driveOf, followHandover, withHourOfNow },
    suspend: () => changeStanding(status, ['active'], 'suspended'),
    resume: () => changeStanding(status, ['suspended'], 'active'),
    async close() {
      store.mockRestore()
      await world.close()
    },
  }
}
