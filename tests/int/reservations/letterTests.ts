/** What the letters to a shopper say, and how many there are. */
import { expect, it } from 'vitest'
import type { MailMessage } from '@/integrations/mail'
import { answered, send } from './dealWorld'
import { linkOf, PAYS, shopper, type ReserveWorld } from './reserveWorld'

const DAY = 86_400_000
const to = (mails: MailMessage[], email: unknown) => mails.filter((mail) => mail.to.address === email)

export function letterTests(getWorld: () => ReserveWorld): void {
  it('P2 sends one mail for a cancellation with its refund, with the car and the name', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const body = shopper()
    const { body: made } = await world.reserve(world.west, car.slug, body)
    await world.card(world.west, made.pay_url, PAYS)
    const first = to(await world.work(), body.email)
    expect(first.map(({ subject }) => subject.split(' until')[0])).toContain('Reserved')
    for (const { text } of first) {
      expect(text).toMatch(/^Hello Jordan,$/m)
      expect(text).toContain(`/cars/${car.slug}\n`)
      expect(text).toContain(`Price: $${car.price?.toLocaleString('en-AU')}`)
      expect(text).toContain(String(made.status_url))
    }
    await world.cancel(world.west, linkOf(made.status_url))
    const [mail, ...others] = to(await world.work(), body.email)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Refunded: \$200\. Cancelled: /)
    expect(mail?.text).toContain('Your deposit of $200 goes back to your card.')
    expect(mail?.text).toContain(`/cars/${car.slug}`)
    expect(to(await world.work(Date.now() + DAY), body.email)).toEqual([])
  })

  it('P2 says that the money is back when the refund took longer than the news of it', async () => {
    const world = getWorld()
    const { reservationsOnce } = await import('@/features/reservations/reservations.worker')
    const car = await world.car(world.west)
    const body = shopper()
    const { body: made } = await world.reserve(world.west, car.slug, body)
    await world.card(world.west, made.pay_url, PAYS)
    await world.work()
    await world.cancel(world.west, linkOf(made.status_url))
    const refund = async () => Promise.reject(new Error('down'))
    const sent: MailMessage[] = []
    const mail = { ...world.ports.mail, send: async (message: MailMessage) => void sent.push(message) }
    const ports = { ...world.ports, mail, payments: { ...world.ports.payments, refund } }
    while (await reservationsOnce(ports, Date.now())) continue
    expect(to(sent, body.email).map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled'])
    const later = to(await world.work(Date.now() + DAY), body.email)
    expect(later.map(({ subject }) => subject)).toEqual([`Refunded: $200 (${String(made.reservation_id)})`])
  })

  it('P4 mails a paid deal with its delivery, trade-in and price, and an unpaid one without what was typed', async () => {
    const world = getWorld()
    await world.work()
    const email = 'letters@shopper.example'
    const { car, link } = await answered(world, email)
    const { body } = await send(world, link)
    const [waiting] = to(await world.work(), email)
    const price = `Price: $${car.price?.toLocaleString('en-AU')}`
    for (const part of [
      price,
      'Delivery: $290',
      'Your trade-in, before it is inspected: $8,000',
      'Left to pay',
    ])
      expect(waiting?.text).toContain(part)
    for (const typed of ['1 Main Road', 'Mazda', '1AB2CD', 'Lee']) expect(waiting?.text).not.toContain(typed)
    await world.card(world.west, body.next, PAYS)
    const [mail] = to(await world.work(), email)
    for (const part of [
      price,
      'Delivery: To the country, $290: 1 Main Road, Ballarat 3350',
      'Trade-in: Mazda 3, rego 1AB2CD',
      'Left to pay at handover: ',
      `/cars/${car.slug}`,
    ])
      expect(mail?.text).toContain(part)
  })

  it('P2 says what became of the money, once, when the provider never answered', async () => {
    const world = getWorld()
    const { reservationsOnce } = await import('@/features/reservations/reservations.worker')
    const car = await world.car(world.west)
    const body = shopper()
    const { body: made } = await world.reserve(world.west, car.slug, body)
    await world.work()
    const find = async () => Promise.reject(new Error('down'))
    const sent: MailMessage[] = []
    const mail = { ...world.ports.mail, send: async (message: MailMessage) => void sent.push(message) }
    const ports = { ...world.ports, mail, payments: { ...world.ports.payments, find } }
    const at = async (now: number) => {
      while (await reservationsOnce(ports, now)) continue
      return sent.filter(({ subject }) => subject.includes(String(made.reservation_id)))
    }
    expect(await at(Date.now() + DAY)).toEqual([])
    const mails = await at(Date.now() + 4 * DAY)
    expect(mails.map((one) => [one.to.address, one.subject.split(':')[0]])).toEqual([
      [body.email, 'Not held'],
      ['yard@dealer.example', 'Payment not known'],
    ])
    expect(mails[0]?.text).toContain('If your card was charged, the $200 goes back in full by itself')
    expect(mails[0]?.text).toContain(`and say ${String(made.reservation_id)}.`)
    expect(await at(Date.now() + 5 * DAY)).toHaveLength(2)
  })
}
