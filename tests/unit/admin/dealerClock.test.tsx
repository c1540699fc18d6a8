import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import config from '@payload-config'
import { DayInput } from '@/admin/fields/DayInput'
import { partAt } from '@/admin/fields/partValues'

let tenant: unknown
vi.mock('@payloadcms/ui', () => ({
  FieldLabel: () => null,
  FieldDescription: () => null,
  useForm: () => ({}),
  useField: () => ({ value: '2026-12-25T12:00:00.000Z' }),
  useFormFields: (pick: (state: [Record<string, unknown>]) => unknown) =>
    pick([{ tenant: { value: tenant } }]),
}))

const ZONES = { of: { west: 'Australia/Perth' }, otherwise: 'Australia/Brisbane' }
it.each([
  ['the only dealer', undefined, 'From 12:00 am, Brisbane time.'],
  ['the dealer that is chosen', 'west', 'From 12:00 am, Perth time.'],
  ['the dealer of a row that was read with it', { id: 'west' }, 'From 12:00 am, Perth time.'],
])('a day of %s names the clock', (_whose, value, words) => {
  tenant = value
  const field = { path: 'starts_at', readOnly: false, zones: ZONES, at: 'From 12:00 am' }
  expect(renderToStaticMarkup(<DayInput {...field} />)).toContain(words)
})

const DAYS = [
  ['offers', 'starts_at', 'From 12:00 am'],
  ['offers', 'ends_at', 'Until 11:59 pm'],
  ['popups', 'first_day', 'From 12:00 am'],
  ['popups', 'last_day', 'Until 11:59 pm'],
  ['promo-nodes', 'start', 'From 12:00 am'],
  ['promo-nodes', 'expiry', 'Until 11:59 pm'],
] as const
it.each(DAYS)('C8 %s.%s says %s by the dealer’s clock', async (slug, name, at) => {
  const { collections } = await config
  const field = collections
    .find((one) => one.slug === slug)
    ?.flattenedFields.find((one) => 'name' in one && one.name === name)
  expect(partAt(field, 'admin.components.Field.serverProps.at')).toBe(at)
})

/** Payload sends a field with a part before or after its input anew after each change, with all its parts. */
it('no part of a form that is sent anew keeps the form waiting', async () => {
  const { collections } = await config
  const parts = collections
    .flatMap(({ flattenedFields }) => flattenedFields)
    .map((field) => ('admin' in field ? (field.admin?.components ?? {}) : {}))
    .filter((own) => 'afterInput' in own || 'beforeInput' in own)
    // A cell is a list's.
    .flatMap((own) => JSON.stringify({ ...own, Cell: undefined }).match(/\/admin\/[\w/-]+#\w+/g) ?? [])
  const paths = [...new Set(parts)]
  expect(paths).toContain('/admin/pages/AddressInTrash#AddressInTrash')
  for (const path of paths) {
    const [file, name] = path.slice('/admin/'.length).split('#')
    const own: Record<string, unknown> = await import(/* @vite-ignore */ resolve(`src/admin/${file}.tsx`))
    expect(own[name ?? '']?.constructor.name, path).toBe('Function')
  }
})
