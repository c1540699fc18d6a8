// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Moments, MomentsOfAccount } from '@/admin/frame/Moments'

let pathname = ''
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))
const row = {
  tenants: ['west'],
  updatedAt: '2026-11-26T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
}
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ data: row, collectionSlug: 'users' }),
  useTranslation: () => ({ t: (key: string) => key }),
}))

const ZONES = { of: { west: 'Australia/Perth' }, otherwise: 'Australia/Brisbane' }
const shown = (within: 'fields' | 'controls'): string => {
  const { container, unmount } = render(
    <>
      <div className="doc-controls">
        <ul className="doc-controls__meta" />
        {within === 'controls' && <Moments zones={ZONES} />}
      </div>
      <MomentsOfAccount zones={ZONES} />
    </>,
  )
  const words = [...container.querySelectorAll('.fc-moment')].map(({ textContent }) => textContent).join('; ')
  unmount()
  return words
}
const PERTH = 'general:lastModified: 26 Nov 2026, 6:00 pm; general:created: 1 Nov 2026, 6:00 pm'

it('the account’s page says when it changed by the dealer’s clock', () => {
  pathname = '/admin/account'
  expect(shown('fields')).toBe(PERTH)
})

it('the page of a person’s row says it once', () => {
  pathname = '/admin/collections/users/u1'
  expect(shown('controls')).toBe(PERTH)
})
