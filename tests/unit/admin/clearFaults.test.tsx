// @vitest-environment happy-dom
/** Payload's own notices and saves, as its forms call them. */
import { toast } from '@payloadcms/ui'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClearFaults } from '@/admin/frame/EveryScreen'

// Payload's package brings style sheets, which Node does not read; its notices are those of this library.
vi.mock('@payloadcms/ui', async () => {
  const { createRequire } = await import('node:module')
  const payloads = createRequire(import.meta.url).resolve('@payloadcms/ui/shared')
  return import(createRequire(payloads).resolve('sonner'))
})

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const reach = vi.fn<typeof fetch>()
const own = { fetch: reach, error: toast.error }
let leave = () => {}

beforeEach(async () => {
  window.fetch = reach
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<ClearFaults />))
  leave = () => act(() => root.unmount())
})
afterEach(() => leave())

const shown = () =>
  toast.getToasts().map((one) => ({
    words: 'title' in one && one.title,
    duration: 'duration' in one && one.duration,
  }))
const stays = (words: string) => ({ words, duration: Infinity })

const save = (saved: Promise<string>) =>
  toast.promise(saved, {
    loading: 'Saving …',
    success: (words) => words,
    error: (words) => words,
  })

it('a fault stays until it is closed, or until a save works', async () => {
  toast.error('The price is missing.')
  save(Promise.reject('Not saved.'))
  await vi.waitFor(() => expect(shown()).toContainEqual(stays('Not saved.')))
  expect(shown()).toContainEqual(stays('The price is missing.'))

  save(Promise.resolve('Saved.'))
  await vi.waitFor(() => expect(shown()).toEqual([{ words: 'Saved.', duration: false }]))
})

it('a fault replaces one of its kind, and a save that works at another address takes those of before along', async () => {
  toast.error(<b>Not saved. Please check: Address</b>)
  toast.error('The price is missing.')
  toast.error('The price is missing.')
  toast.error(<b>Not saved. Please check: Name</b>)
  const faults = () => shown().filter(({ duration }) => duration === Infinity)
  expect(faults()).toHaveLength(2)
  leave()
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<ClearFaults />))
  leave = () => act(() => root.unmount())
  toast.success('Marketplace successfully created.')
  expect(faults()).toEqual([])
})

const changes = { method: 'PATCH', body: '{}' }

it.each([
  ['a save without a connection', changes, new TypeError('Failed to fetch'), /What you typed is still here/],
  ['a save that was stopped', changes, new DOMException('stopped', 'AbortError'), /^stopped$/],
  ['what is only read', {}, new TypeError('Failed to fetch'), /^Failed to fetch$/],
])('%s', async (_, init, fault, words) => {
  reach.mockRejectedValueOnce(fault)
  await expect(window.fetch('/admin/api/pages/1', init)).rejects.toThrow(words)
})

it('an answer comes through as it is', async () => {
  const answer = new Response('{}', { status: 422 })
  reach.mockResolvedValueOnce(answer)
  expect(await window.fetch('/admin/api/pages', changes)).toBe(answer)
})

it('all is as before without it', () => {
  leave()
  leave = () => {}
  expect([window.fetch, toast.error]).toEqual([own.fetch, own.error])
})
