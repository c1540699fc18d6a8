// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SettingsContext } from '@/admin/settings/context'
import { SectionBody } from '@/admin/settings/SectionBody'
import { settingFaults } from '@/core/settings/faults'
import type { SettingSection } from '@/core/settings/field'
import { fieldsOf } from '@/core/settings/inSection'
import { reportedFaults } from '@/core/settings/reportedFaults'
import { SECTIONS } from '@/core/settings/sections'
import { withValue } from '@/core/settings/values'
import { demoTenants } from '../../../tenants'

vi.mock('@payloadcms/ui', () => ({
  DraggableSortable: ({ children }: { children: ReactNode }) => children,
  useDraggableSortable: () => ({ attributes: {}, listeners: {}, setNodeRef: () => undefined }),
}))

afterEach(cleanup)
const config = demoTenants[0]?.config
const HEX = 'Use a six-digit colour such as #006880'
const cars = { label: 'Cars', href: '/search', children: [{ label: 'Away', href: 'dealer.example' }] }

describe('T3 a fault is named by its place in a grouped setting', () => {
  it.each([
    ['theme.colours', { accent: '#zzz' }, `Brand, Each colour, Tags and badges: ${HEX}`],
    ['theme.tokens', { gap: 3 }, 'Brand, Advanced, gap: Use words.'],
    ['theme.fonts.display', { family: 'Own', file: '' }, 'Brand, Headings: Choose a font'],
    ['labels.priceTypes', { egc: 1 }, 'Buttons and labels, What a price includes, Excl. Govt. Charges'],
    ['navigation', [cars], 'Menu and footer, Menu, Cars, Links in it, Away, Link: For another'],
    ['search.aliases', ['/a', 'b'], 'Search, More addresses of the list, line 2: Use an address'],
    ['search.filters', ['nonsense'], 'Search, Filters, in their order, nonsense: '],
    ['headerLine', { text: 'x', label: 'x', href: 'x' }, 'Line above the header, Link: Choose one'],
  ])('%s = %j', (path, value, words) => {
    const [fault, ...others] = reportedFaults(withValue(config, path, value))
    expect(fault).toContain(words)
    expect(others).toEqual([])
  })
})

describe('T3 a fault in a grouped setting is shown at its field', () => {
  const draw = (path: string, value: unknown) => {
    const settings = withValue(config, path, value)
    const only = (section: SettingSection) => ({
      ...section,
      groups: [{ title: 'One', fields: fieldsOf(section).filter((field) => field.path === path) }],
    })
    const section = SECTIONS.map(only).find(({ groups: [group] }) => group?.fields.length)
    if (!section) throw new Error(path)
    const state = { faults: settingFaults(settings), isReadOnly: false, tenant: undefined }
    render(
      <SettingsContext value={state}>
        <SectionBody section={section} value={settings} saved={settings} onChange={() => undefined} />
      </SettingsContext>,
    )
  }
  const marked = () =>
    [...document.querySelectorAll('[aria-invalid="true"]')].map(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    )

  it('of a colour', () => {
    draw('theme.colours', { accent: '#zzz' })
    expect(screen.getByLabelText('Tags and badges').getAttribute('aria-invalid')).toBe('true')
    expect(marked()).toEqual([HEX])
  })

  it('of a text with a name', () => {
    draw('labels.priceTypes', { egc: 1 })
    expect(marked()).toEqual(['Use words.'])
  })

  it('of a list of lines, by the line', () => {
    draw('search.aliases', ['/a', 'b'])
    expect(screen.getByText('Line 2: Use an address of this site that begins with /.')).toBeTruthy()
    expect(document.querySelectorAll('textarea[aria-invalid="true"]')).toHaveLength(1)
  })

  it('of a row that is closed', () => {
    draw('navigation', [{ label: 'Cars', href: '/search' }, cars])
    expect(screen.getByRole('button', { name: 'Cars to fix' })).toBeTruthy()
  })
})
