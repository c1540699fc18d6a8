// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LeaveRow } from '@/admin/frame/RowScreen'

vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => ({ id: 'p1', collectionSlug: 'pages' }) }))

const ROW = '/admin/collections/pages/p1'
const sent = vi.fn()
beforeEach(() => {
  sent.mockReset()
  Object.assign(navigator, { sendBeacon: sent })
  history.replaceState(null, '', ROW)
  return cleanup
})

describe('the lock of a row', () => {
  it('stays while the form of the same row is drawn anew', () => {
    const { unmount } = render(<LeaveRow />)
    unmount()
    expect(sent).not.toHaveBeenCalled()
  })

  it.each(['/admin/collections/pages', `${ROW}/versions`, '/admin/collections/pages/p2'])(
    'ends when the person goes to %s',
    (to) => {
      const { unmount } = render(<LeaveRow />)
      history.pushState(null, '', to)
      unmount()
      expect(sent).toHaveBeenCalledExactlyOnceWith('/admin/api/pages/p1/leave')
    },
  )

  it('ends when the browser leaves the page, and once only', () => {
    const { unmount } = render(<LeaveRow />)
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    expect(sent).toHaveBeenCalledExactlyOnceWith('/admin/api/pages/p1/leave')
  })
})
