import type { Where } from 'payload'
import { ownRows, type Reading } from '@/admin/ownRows'
import { otherNameIn } from '@/core/dealer/otherNames'
import type { LaunchFacts } from './launchChecks'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { rowHref } from '@/lib/adminHrefs'

const COPIED = ['pages', 'posts', 'models', 'reply-templates'] as const

const titleOf = (row: object): string => {
  const words: unknown = 'title' in row ? row.title : 'name' in row ? row.name : ''
  return String(words)
}

/** Texts of a copied dealer that still name the original. */
export async function otherNamesOf(
  reading: Reading,
  dealer: { id: string; name: string },
  { copiedFrom, ...settings }: TenantConfig,
): Promise<LaunchFacts['otherNames']> {
  if (!copiedFrom.length) return []
  const own: Where = { tenant: { equals: dealer.id } }
  const rows = await Promise.all(
    COPIED.map(async (slug) =>
      (await ownRows(reading, slug, own)).map((row) => ({
        ...{ row, text: titleOf(row), href: rowHref(slug, row.id) },
      })),
    ),
  )
  const set = {
    row: settings,
    text: 'The settings',
    href: `${rowHref('tenants', dealer.id)}#settings-business`,
  }
  return [...rows.flat(), set].flatMap(({ row, text, href }) => {
    const name = otherNameIn(row, copiedFrom, dealer.name)
    return name ? [{ text, name, href }] : []
  })
}
