// @vitest-environment happy-dom
import { startHandled } from '@/components/page/behaviour/handled'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallButton } from '@/components/place/CallButton'
import { SaveValuation } from '@/components/trade-in/SaveValuation'

const requested: [address: string, body: string][] = []
let answer: () => Response | Promise<Response>
const warn = vi.spyOn(console, 'warn')
const fault = vi.spyOn(console, 'error')

beforeEach(() => {
  sessionStorage.clear()
  requested.length = 0
  warn.mockReset()
  fault.mockReset()
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    requested.push([address, body])
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('L7 a number that is told on request', () => {
  const listening = new AbortController()
  const draw = () => render(<CallButton of="cars/2021 x" label="Call the dealer" />)
  beforeAll(() => startHandled(listening.signal, []))
  afterAll(() => listening.abort())

  it('stands in the page after the press alone, as a link with the focus', async () => {
    answer = () => Response.json({ phone: '(07) 5550 0142' })
    draw()
    expect(document.body.innerHTML).not.toContain('5550')
    fireEvent.click(screen.getByRole('button', { name: 'Call the dealer' }))
    const link = await screen.findByRole('link', { name: '(07) 5550 0142' })
    expect([link.getAttribute('href'), document.activeElement]).toEqual(['tel:0755500142', link])
    expect(requested).toEqual([['/api/cars/2021%20x/phone', '{}']])
  })

  it.each([
    ['no number', () => Response.json({ phone: null }), 'No phone number for this car'],
    ['a fault', () => Promise.reject(new Error('offline')), 'The phone number could not be fetched'],
  ])('%s is told in the console alone', async (_what, message, words) => {
    answer = message
    draw()
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(warn.mock.calls).toEqual([[words]]))
    expect(screen.getByRole('button', { name: 'Call the dealer' })).toBeTruthy()
  })
})

describe('R1 the result for a dealer with valuation scripts', () => {
  const draw = () => render(<SaveValuation id="L2345678A" result={{ offer_price: 19_300 }} />)
  const body = { offer_price: 19_300, id: 'L2345678A', column_name: 'valuation' }

  it('is posted once per tab', async () => {
    answer = () => Response.json({ success: true })
    draw()
    cleanup()
    draw()
    await waitFor(() => expect(requested).toHaveLength(1))
    expect([requested[0]?.[0], JSON.parse(requested[0]?.[1] ?? '')]).toEqual(['/api/miscellaneous', body])
    expect(fault).not.toHaveBeenCalled()
  })

  it.each([
    ['refused', () => new Response('', { status: 404 })],
    ['lost', () => Promise.reject(new Error('offline'))],
  ])('%s is told in the console', async (_what, message) => {
    answer = message
    draw()
    await waitFor(() => expect(fault.mock.calls).toEqual([['Failed to save valuation data']]))
  })
})
