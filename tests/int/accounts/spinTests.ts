/** Spin to win: one go, no more prizes than there are, and who owns them. */
import { expect, it } from 'vitest'
import { somebody } from '../saved-searches/alertWorld'
import type { ShopperWorld } from './shopperWorld'

const WEEK = 7 * 86_400_000

export function spinTests(input: () => ShopperWorld): void {
  const drawsOf = async (tenant: string) =>
    (await input().table('prize-draws')).find([['tenant', '=', tenant]], {})
  const siteOf = async (tenant: string) => {
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(tenant)
    if (!site) throw new Error('no site')
    return site
  }
  const player = (id: string) => ({ id, name: null, email: `${id}@shopper.example`, phone: null })

  it('N7 is one go, however often and fast it is asked for, and is nobody’s who is signed out', async () => {
    const { wheel, south, browser, signedIn, send } = input()
    const email = somebody()
    const at = await signedIn(wheel, email)
    expect((await send(browser(wheel), 'spin', {})).status).toBe(401)
    const plain = await send(browser(wheel), 'spin', 'redirect=/spin-to-win')
    expect(plain.location).toContain('/sign-in?redirect=%2Fspin-to-win')
    const jar = at.jar
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send({ ...at, jar: new Map(jar) }, 'spin', {})),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { reference } = JSON.parse(answers[0]?.text ?? '{}')
    expect(reference).toMatch(/^W[2-9A-Z]{8}$/)
    const mine = (await drawsOf(wheel.tenant)).filter((row) => row.email === email)
    expect(mine.map((row) => row.reference)).toEqual([reference])
    // A dealer without a wheel has no such call, and the session of one dealer opens no other.
    expect((await send(await signedIn(south, somebody()), 'spin', {})).status).toBe(404)
    expect((await send({ ...browser(south), jar }, 'spin', {})).status).toBe(404)
    // Nobody is asked to sign in for it, in JSON or by a plain form.
    for (const body of [{}, 'redirect=/spin-to-win'])
      expect((await send(browser(south), 'spin', body)).status).toBe(404)
    expect((await send({ ...browser(south), jar }, 'details', null)).status).toBe(401)
    expect(JSON.parse((await send(at, 'export', null)).text).prizes).toMatchObject([{ reference }])
    const stranger = await signedIn(wheel, somebody())
    expect(JSON.parse((await send(stranger, 'export', null)).text).prizes).toEqual([])
  })

  it('N7 gives out no more of a prize than there are, then its stand-in', async () => {
    const { wheel } = input()
    const { spin } = await import('@/features/spin/spin')
    const shared = await siteOf(wheel.tenant)
    if (!shared.config.spin) throw new Error('no wheel')
    // Pieces belong to a wheel: what another test won of its wheel by chance is not missing here.
    const site = { ...shared, config: { ...shared.config, spin: { ...shared.config.spin, key: 'rivals' } } }
    const now = Date.now() + WEEK
    // Chance 0 falls on the prize of which there are three.
    const win = async (id: string) => (await spin(site, player(id), now, 0))?.prize_key
    const rivals = await Promise.all(Array.from({ length: 9 }, (_, n) => win(`rival${n}`)))
    expect(rivals.sort()).toEqual([...Array(3).fill('fuel'), ...Array(6).fill('nothing')])
    expect(await win('late')).toBe('nothing')
    const rows = (await drawsOf(wheel.tenant)).filter(({ shopper_id }) =>
      String(shopper_id).startsWith('rival'),
    )
    const owed = ({ prize_key, wins, claim, due_at }: (typeof rows)[number]) =>
      [prize_key, wins, claim, due_at === now].join()
    expect(new Set(rows.map(owed))).toEqual(new Set(['fuel,true,open,true', 'nothing,false,none,false']))
  })

  it('is one go for all spellings of a mailbox', async () => {
    const { wheel, signedIn, send } = input()
    const [name = ''] = somebody().split('@')
    const references = new Set<string>()
    for (const email of [
      `${name}@gmail.com`,
      `${name}+2@gmail.com`,
      `${name[0]}.${name.slice(1)}@googlemail.com`,
    ])
      references.add(JSON.parse((await send(await signedIn(wheel, email), 'spin', {})).text).reference)
    expect(references.size).toBe(1)
    const other = await send(await signedIn(wheel, `other-${name}@gmail.com`), 'spin', {})
    expect(references.has(JSON.parse(other.text).reference)).toBe(false)
  })

  it('begins again with the next period, and not with a new account', async () => {
    const { wheel, signedIn, send } = input()
    const { spin } = await import('@/features/spin/spin')
    const site = await siteOf(wheel.tenant)
    const first = await spin(site, player('weekly'), Date.now(), 9_999)
    expect((await spin(site, player('weekly'), Date.now(), 5_000))?.reference).toBe(first?.reference)
    expect((await spin(site, player('weekly'), Date.now() + WEEK, 9_999))?.reference).not.toBe(
      first?.reference,
    )
    const email = somebody()
    const at = await signedIn(wheel, email)
    const { reference } = JSON.parse((await send(at, 'spin', {})).text)
    await send(at, 'erase', { confirm: 'delete' })
    const again = await signedIn(wheel, email)
    expect(JSON.parse((await send(again, 'spin', {})).text).reference).toBe(reference)
    const rows = (await drawsOf(wheel.tenant)).filter((row) => row.email === email)
    expect(rows.map(({ shopper_id }) => shopper_id)).toEqual([null])
    expect(await spin(site, player('too-late'), Date.parse('2040-01-01'), 0)).toBeNull()
  })

  it('tells the dealer by a lead of its own and the winner by mail, once, after a crash too', async () => {
    const { wheel, south, table, ports } = input()
    const { prizeOnce } = await import('@/features/spin/spin.worker')
    const { submitOwedLead } = await import('@/features/leads/owed')
    const { spin } = await import('@/features/spin/spin')
    const site = await siteOf(wheel.tenant)
    const won = await spin(site, player('winner'), Date.now(), 6_000)
    expect(won).toMatchObject({ prize_key: 'wash', wins: true, claim: 'open' })
    const refuse = { kind: 'files', send: () => Promise.reject(new Error('busy')) } as const
    const now = Date.now()
    const mails: { to: string; text: string }[] = []
    const accept = {
      kind: 'files',
      send: async (mail: { to: { address: string }; text: string }) =>
        void mails.push({ to: mail.to.address, text: mail.text }),
    } as const
    while (await prizeOnce({ mail: refuse, makeLead: submitOwedLead }, now)) continue
    while (await prizeOnce({ mail: accept, makeLead: submitOwedLead }, now + 60_000)) continue
    while (await prizeOnce({ mail: ports.mail, makeLead: submitOwedLead }, now + 600_000)) continue
    expect(mails.filter(({ to }) => to === 'winner@shopper.example').length).toBe(1)
    expect(mails.find(({ to }) => to === 'winner@shopper.example')?.text).toContain(won?.reference)
    const leads = await (await table('leads')).find([['person_email', '=', 'winner@shopper.example']])
    expect(leads.map(({ tenant, category, subcategory }) => [tenant, category, subcategory])).toEqual([
      [wheel.tenant, 'Spin to win', 'Car wash'],
    ])
    expect((await drawsOf(south.tenant)).length).toBe(0)
    const { parseLead } = await import('@/features/leads/parseLead')
    expect(parseLead(site, { form: 'prize', message: 'I won' }).ok).toBe(false)
  })
}
