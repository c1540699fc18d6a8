/** Who of a dealer gets a mail, and when: people and typed addresses, with quiet hours in the dealer's zone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { MINUTE, openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'

const HOUR = 60 * MINUTE

export function recipientSuite(what: string, url: string | undefined): void {
  describe(`recipients of leads on ${what}`, () => {
    let world: DeliveryWorld
    let serial = 0
    beforeAll(async () => {
      world = await openDeliveryWorld(url)
    })
    afterAll(() => world.close())

    const dealer = async () => {
      const desk = `desk${++serial}@dealer.example`
      return { ...(await world.dealer(`r${serial}`, { email: desk, forms: { captcha: false } })), desk }
    }
    const staff = async (at: AlertDealer) => {
      const { getDb } = await import('@/db/payload')
      const email = `person${++serial}@staff.example`
      const { id } = await (
        await getDb()
      ).create({
        collection: 'users',
        data: {
          name: 'Ana',
          email,
          password: 'correct horse battery',
          role: 'dealer_admin',
          tenants: [at.tenant],
        },
        overrideAccess: true,
      })
      return { id, email }
    }
    const leave = async (id: string) => {
      const { getDb } = await import('@/db/payload')
      await (
        await getDb()
      ).update({ collection: 'users', id, data: { disabled: true }, overrideAccess: true })
    }
    /** Addresses of the notices that one lead sends. */
    const notified = async (at: AlertDealer, more: object = {}) => {
      const { lead_id } = await world.post(at, world.lead(more))
      await world.pass()
      return world.got.mails
        .filter(({ key }) => key.startsWith(`${lead_id}-notice`))
        .map(({ to }) => to.address)
        .sort()
    }

    it('B4 mails the listed people of a kind of lead, at the address of their account, and nobody else', async () => {
      const [at, other] = [await dealer(), await dealer()]
      const [ana, ben, stranger] = [await staff(at), await staff(at), await staff(other)]
      const drives = { categories: ['Test Drive'], email: null }
      await world.destination(at, 'mail', { ...drives, person: ana.id })
      await world.destination(at, 'mail', { ...drives, email: 'typed@dealer.example' })
      await world.destination(at, 'mail', { categories: ['Feedback'], email: null, person: ben.id })
      // A row that should not be: it mails nobody.
      await world.destination(at, 'mail', { ...drives, person: stranger.id })
      expect(await notified(at, { form: 'test-drive' })).toEqual([ana.email, 'typed@dealer.example'].sort())
      expect(await notified(at)).toEqual([at.desk])
      expect(await notified(other)).toEqual([other.desk])
    })

    it('B4 mails the place again when the only person listed has left', async () => {
      const at = await dealer()
      const ana = await staff(at)
      await world.destination(at, 'mail', { email: null, person: ana.id })
      expect(await notified(at)).toEqual([ana.email])
      await leave(ana.id)
      expect(await notified(at)).toEqual([at.desk])
    })

    it('B4 keeps a mail until quiet hours end, and the receipt and other systems do not wait', async () => {
      const { civilAt } = await import('@/core/dealer/country/civil')
      const at = await dealer()
      const clockIn = (ms: number) => civilAt(new Date(Date.now() + ms), 'Australia/Brisbane').clock
      const quiet = { quiet_from: clockIn(-HOUR), quiet_to: clockIn(3 * HOUR) }
      await world.destination(at, 'mail', { email: 'quiet@dealer.example', ...quiet })
      await world.destination(at, 'adf')
      const lead = await world.post(at, world.lead())
      const channels = () =>
        world.got.mails
          .filter(({ key }) => key.startsWith(lead.lead_id ?? '-'))
          .map(({ key }) => key.split('-')[1])
          .sort()
      await world.pass()
      expect(channels()).toEqual(['adf', 'receipt'])
      await world.pass(2 * HOUR, 10 * MINUTE)
      expect(channels()).toEqual(['adf', 'receipt'])
      await world.pass(2 * HOUR, 10 * MINUTE)
      expect(channels()).toEqual(['adf', 'notice', 'receipt'])
      expect(await world.rowOf(lead.lead_id)).toMatchObject({ delivery_state: 'sent' })
    })
  })
}
