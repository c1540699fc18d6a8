/** Beyond the front page, too, the three brands are different: none looks like another in other colours. */
import { describe, expect, it } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'

interface Second {
  title: string
  /** Blocks or sections from top to bottom; empty where every dealer's page has the same parts. */
  order: string
  texts: string[]
}

const TEXTS = new Set(['heading', 'text', 'question', 'answer'])
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) =>
        typeof one === 'string' ? (TEXTS.has(name) ? [one] : []) : textsOf(one),
      )
    : []

const pageOf = (tenant: (typeof demoTenants)[number], slug: string): Second | null => {
  const page = tenant.pages.find((one) => one.slug === slug)
  return (
    (page && {
      title: page.title,
      order: page.layout.map(({ blockType }) => blockType).join(' '),
      texts: textsOf(page.layout),
    }) ??
    null
  )
}

const sitesOf = (tenant: (typeof demoTenants)[number]): Record<string, Second | null> => {
  const { models, modelOrder, modelVariants, modelStock, contact } = tenantConfigSchema.parse(
    tenant.config,
  ).pages
  return {
    models: {
      title: models.title,
      order: modelOrder.join(' '),
      texts: [models.text, modelVariants.title, modelStock.title],
    },
    contact: { title: contact.title, order: '', texts: [contact.text] },
    about: pageOf(tenant, 'about-us'),
    service: pageOf(tenant, 'service'),
    finance: pageOf(tenant, 'finance'),
  }
}

const sites = demoTenants.map((tenant) => ({ slug: tenant.slug, pages: sitesOf(tenant) }))
const pairs = sites.flatMap((one, at) => sites.slice(at + 1).map((other) => [one, other] as const))

describe.each(pairs.map(([one, other]) => [one.slug, other.slug, one, other] as const))(
  '%s and %s',
  (_one, _other, one, other) => {
    it.each(['models', 'contact', 'about', 'service', 'finance'])('differ on their page of %s', (name) => {
      const [mine, theirs] = [one.pages[name], other.pages[name]]
      // A yard that offers no finance has no such page.
      if (!mine || !theirs) return expect(name).toBe('finance')
      expect(mine.title).not.toBe(theirs.title)
      if (mine.order) expect(mine.order).not.toBe(theirs.order)
      expect(mine.texts.filter((text) => theirs.texts.includes(text))).toEqual([])
    })
  },
)
