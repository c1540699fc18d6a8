import { readdirSync, readFileSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { LETTERS } from '@/admin/letters/kinds'
import { lookOf, plainLook } from '@/core/letter/look'
import { DEMO_SITES, worldOf } from '../../helpers/letters'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
const named = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

describe('every mail of the product is a letter of the kit, with samples', () => {
  const known = Object.keys(LETTERS).sort()

  it('each kind that is written is listed', () =>
    expect(named(/export const (\w+): LetterKind</g).sort()).toEqual(known))

  it('each kind that is sent is listed', () => {
    const sent = [
      ...named(/\bmailOf\(\s*(\w+),/g),
      ...named(/\bmail(?:One|Owner)\(\s*[\w.]+,\s*[\w.()]+,\s*(\w+),/g),
      ...named(/\bmailStaff\(\s*(?:who|ofDealer\([^)]*\)),\s*(\w+),/g),
    ]
    expect(sent.filter((name) => name !== 'kind').sort()).toEqual(known)
  })

  it('Payload’s own way to send is used by the kit alone', () =>
    expect(sources.filter((text) => text.includes('.sendEmail(')).length).toBe(1))
})

/** What a reader sees, without the style sheet and the line that mail programs show. */
const visible = (html: string): string =>
  html
    .replace(/<style.*?<\/style>|<title>.*?<\/title>|<div style="display:none[^>]*>.*?<\/div>/gs, '')
    .replace(/<br\/>|<\/(?:p|td|h1|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;|&quot;|&amp;|&nbsp;|&lt;|&gt;/g, (entity) =>
      entity === '&#x27;' ? "'" : entity === '&quot;' ? '"' : entity === '&amp;' ? '&' : ' ',
    )
const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const figuresOf = (text: string): string[] => text.match(/\$?\d[\d,.]*\d/g) ?? []

const ALL = DEMO_SITES.flatMap((site) =>
  Object.entries(LETTERS).flatMap(([key, kind]) => {
    const look =
      kind.to === 'staff' ? plainLook('Forecourt', 'https://admin.example/admin', []) : lookOf(site)
    return kind.samples(worldOf(site), look).map((sample) => ({
      what: `${site.tenant.slug}: ${key}, ${sample.name}`,
      ...{ kind, site, look, ...sample },
    }))
  }),
)

describe.each(ALL)('$what', ({ kind, site, look, name, mail, sms }) => {
  const { subject, text, html = '' } = mail

  it('has a name that staff read', () => expect(name).toMatch(/^[A-Z][a-zA-Z ,-]+$/))

  it('is whole, in HTML and in text', () => {
    expect(subject).toMatch(/\S/)
    expect(text.length).toBeGreaterThan(40)
    for (const part of [subject, text, visible(html), sms ?? ''])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid|false/)
    expect(text).not.toMatch(/\n\n\n|^[ \t]|[ \t]$/m)
    expect(html).not.toMatch(/<p[^>]*><\/p>|<td[^>]*><\/td>|<h1[^>]*><\/h1>/)
  })

  it('says the same in both', () => {
    for (const href of linksOf(html).filter((one) => one !== look.origin)) expect(text).toContain(href)
    for (const figure of figuresOf(visible(html))) expect(text).toContain(figure)
  })

  it('shows who writes, by day and by night', () => {
    const name = kind.to === 'staff' ? 'Forecourt' : site.config.logo.wordmark
    expect(visible(html)).toContain(name)
    expect(html).toContain(`<html lang="${look.lang}"`)
    for (const part of ['name="color-scheme" content="light dark"', '@media(prefers-color-scheme:dark)'])
      expect(html).toContain(part)
    if (kind.to === 'shopper') expect(text).toContain(site.config.legalName)
  })

  it('is readable by Outlook and Gmail', () => {
    expect(html).not.toMatch(/<link|<script|@import|url\(|class="[^"]*"[^>]*class=/)
    expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull()
    expect(html.match(/<img(?![^>]*alt=")/g)).toBeNull()
    for (const href of linksOf(html)) expect(href).toMatch(/^https?:\/\//)
    for (const [, src = ''] of html.matchAll(/src="([^"]+)"/g)) expect(src).toMatch(/^https:.*\.(png|jpe?g)$/)
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    expect(parseDocument(html).children.length).toBeGreaterThan(1)
  })
})

const EVIL = '<script>alert(1)</script>\r\nBcc: all@evil.example'

describe.each(Object.entries(LETTERS))('%s: what a stranger typed', (_key, kind) => {
  const [site] = DEMO_SITES
  if (!site) throw new Error('There is no demo dealer')
  const tenant = { ...site.tenant, name: EVIL }
  const world = worldOf({ ...site, tenant })
  const samples = kind.samples({ ...world, car: { ...world.car, name: EVIL } }, lookOf({ ...site, tenant }))

  it.each(samples)('$name: is no markup and no header', ({ mail: { subject, html = '' } }) => {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<script')
  })
})
