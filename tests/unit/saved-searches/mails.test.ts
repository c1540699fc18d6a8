import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { alertMailFor } from '@/features/saved-searches/letters/mailFor'
import { headline, subjectOf } from '@/features/saved-searches/letters/alert'
import type { CarNews, SavedSearch } from '@/features/saved-searches/row'
import { hashesOf, tokenOf } from '@/features/saved-searches/tokens'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import { compose } from '@/integrations/mail/compose'
import { hashOf } from '@/lib/secrets'
import { newSalt } from '@/lib/linkToken'
import { configInput } from '../../helpers/dealers'

const news = (more: Partial<CarNews> = {}): CarNews => ({
  kind: 'new',
  name: '2021 Toyota HiLux SR5',
  href: '/cars/hilux',
  picture: '/media/stock/hilux.webp',
  facts: '41,000 km · Automatic',
  price: '$45,990',
  price_type: 'Drive away',
  before: null,
  ...more,
})
const drop = news({ kind: 'drop', price: '$43,990', before: '$45,990' })

const config = tenantConfigSchema.parse(
  configInput({
    licence: 'LMCT 123',
    email: 'hello@dealer.example',
    abn: '12 345',
    theme: { fonts: { display: 'A', body: 'A' }, colours: { brand: '#123456' } },
  }),
)
const site: Site = {
  tenant: { id: 't', slug: 'dealer', name: 'Dealer & Sons' },
  config,
  dealerships: [],
  dealershipIds: [],
  host: 'dealer.test',
  origin: 'https://dealer.test',
}
const saved: SavedSearch = {
  id: 's',
  tenant: 't',
  name: 'Used <b>HiLux</b>',
  email: 'a@shopper.example',
  search: 'make=Toyota&model=HiLux',
  frequency: 'daily',
  state: 'active',
  confirmed_at: '2026-11-20T23:00:00.000Z',
  salt: 'salt',
  seen_cars: {},
  floor: 0,
  mail: null,
  mail_attempts: 0,
}

describe('S24 the words of a mail', () => {
  it.each([
    [[news()], 0, '1 new car', 'New: 2021 Toyota HiLux SR5, $45,990'],
    [[drop], 0, '1 price drop', 'Price drop: 2021 Toyota HiLux SR5, now $43,990'],
    [[news(), news(), drop], 0, '2 new cars and 1 price drop', '2 new cars and 1 price drop: Mine'],
    [[news()], 30, '31 cars with news', '31 cars with news: Mine'],
  ])('%#', (cars, more, heading, subject) => {
    expect(headline(cars, more, 'cars')).toBe(heading)
    expect(subjectOf('Mine', cars, more, 'cars')).toBe(subject)
  })
})

describe('S24 what a digest must hold (Spam Act)', () => {
  const mail = alertMailFor(site, saved, {
    kind: 'alert',
    key: 'alert-s-1',
    at: 1,
    cars: [news(), drop],
    more: 0,
  })
  const stop = tokenOf('stop', 'salt')

  it('both prices of a drop, the cars, the list, in HTML and in text', () => {
    for (const part of [mail.html ?? '', mail.text]) {
      for (const words of [
        '$45,990',
        '$43,990',
        'https://dealer.test/cars/hilux',
        'https://dealer.test/search/toyota/hilux?sortBy=latest',
        'See the whole list',
      ])
        expect(part).toContain(words)
    }
    expect(mail.html).toContain('https://dealer.test/pictures/480/stock/hilux.webp.jpeg')
    expect(mail.html).toContain('#123456')
  })
  it('who writes, why, and how it stops', () => {
    for (const part of [mail.html ?? '', mail.text]) {
      for (const words of [
        'Test Pty Ltd, ABN 12 345',
        'LMCT 123',
        '1 Test Street, Testville QLD 4000',
        'Stop these emails',
        `/saved-searches/stop?token=${stop}`,
        '21 November 2026',
      ])
        expect(part).toContain(words)
    }
    expect([mail.from.name, mail.replyTo?.address]).toEqual(['Dealer & Sons', 'hello@dealer.example'])
  })
  it('nothing that a shopper typed becomes markup', () => {
    expect(mail.html).not.toContain('<b>HiLux')
    expect(mail.html).toContain('Used &lt;b&gt;HiLux&lt;/b&gt;')
  })
  it('the headers of one-click stop (RFC 8058), by a call and not by the page', async () => {
    const { message } = await createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'unix',
    }).sendMail(compose(mail, 'platform.test'))
    const head = (String(message).split('\n\n')[0] ?? '').replace(/\n\s+/g, ' ')
    expect(head).toContain(`List-Unsubscribe: <https://dealer.test/api/saved-searches/stop?token=${stop}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).toContain('Message-ID: <alert-s-1@platform.test>')
  })
  it('the question of double opt-in sells nothing and can be stopped as well', () => {
    const ask = alertMailFor(site, { ...saved, state: 'waiting' }, { kind: 'confirm', key: 'c', at: 1 })
    expect(ask.text).toContain(
      `https://dealer.test/saved-searches/confirm?token=${tokenOf('confirm', 'salt')}`,
    )
    expect([ask.text.includes('$'), ask.unsubscribe?.endsWith(stop)]).toEqual([false, true])
  })
})

it('a token is made from a secret and kept as a hash; each purpose and each search has its own', () => {
  const [one, two] = [newSalt(), newSalt()]
  expect(new Set([tokenOf('stop', one), tokenOf('confirm', one), tokenOf('stop', two)]).size).toBe(3)
  expect(hashesOf(one)).toEqual({
    confirm_hash: hashOf(tokenOf('confirm', one)),
    stop_hash: hashOf(tokenOf('stop', one)),
  })
  expect(hashesOf(one).stop_hash).not.toContain(tokenOf('stop', one))
})
