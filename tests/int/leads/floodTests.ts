import { expect, it } from 'vitest'
import type { MailMessage } from '@/integrations/mail'
import type { AlertDealer, AlertWorld } from '../saved-searches/alertWorld'

interface Input {
  world: AlertWorld
  post: (at: AlertDealer, body: object, headers: Record<string, string>) => Promise<{ status: number }>
  lead: (more: object) => { email: string }
  /** Sends what is due. */
  mails: () => Promise<MailMessage[]>
}
const from = (address: string) => ({ 'x-forecourt-ip': address })

export function floodTests(input: () => Input): void {
  it('600 junk leads of 100 senders hide no buyer who comes after them', async () => {
    const { world, post, lead, mails } = input()
    const busy = await world.dealer('busy', { email: 'busy@dealer.example', forms: { captcha: false } })
    const junk = (n: number) =>
      post(
        busy,
        lead({ phone: '0412 345 678', email: `junk-${n}@script.example`, message: `Offer ${n}` }),
        from(`203.0.113.${n % 100}`),
      )
    for (let n = 0; n < 600; n += 50) await Promise.all(Array.from({ length: 50 }, (_, at) => junk(n + at)))
    await mails()
    const buyers = Array.from({ length: 5 }, () => lead({ phone: '0498 765 432' }))
    for (const [n, buyer] of buyers.entries())
      expect((await post(busy, buyer, from(`192.0.2.${n}`))).status).toBe(201)
    const toDealer = (await mails()).filter(({ to }) => to.address === 'busy@dealer.example')
    const leads = await (await world.table('leads')).find([['tenant', '=', busy.tenant]])
    const rowOf = (email: string) => leads.find((row) => row.email === email)
    for (const { email } of buyers) {
      expect(rowOf(email)).toMatchObject({ state: 'new', suspected: false })
      expect(toDealer.filter(({ text }) => text.includes(email))).toHaveLength(1)
    }
    const script = leads.filter(({ email }) => String(email).endsWith('@script.example'))
    expect(script).toHaveLength(600)
    expect(script.filter(({ suspected }) => suspected).length).toBeGreaterThan(400)
    expect(rowOf('junk-0@script.example')).toMatchObject({ state: 'new' })
  }, 60_000)
}
