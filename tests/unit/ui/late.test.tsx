// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StaticHtmlPart } from '@/components/ui/StaticHtmlPart'
import { Late } from '@/components/ui/Late'

const PLAIN = `<form action="/x"><input name="name" aria-label="Name" value="">
<select name="make" aria-label="Make"><option value="">Any</option><option>Kia</option></select>
<input type="checkbox" name="news" aria-label="News"><button>Send</button></form>`

const sent = vi.fn<(entries: [string, FormDataEntryValue][]) => void>()
const loaded = vi.fn()

function Live() {
  return (
    <form
      aria-label="live"
      onSubmit={(event) => {
        event.preventDefault()
        sent([...new FormData(event.currentTarget)])
      }}
    >
      <input name="name" aria-label="Name" defaultValue="" />
      <select name="make" aria-label="Make" defaultValue="">
        <option value="">Any</option>
        <option>Kia</option>
      </select>
      <input type="checkbox" name="news" aria-label="News" />
      <button>Send</button>
    </form>
  )
}
const load = async () => {
  loaded()
  return Live
}
const show = (props: { load?: typeof load; isDue?: () => boolean } = {}) =>
  render(
    <Late load={load} draw={(Part) => <Part />} {...props}>
      <StaticHtmlPart attributes={{}} markup={PLAIN} />
    </Late>,
  )
const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const live = () => screen.findByRole('form', { name: 'live' })

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('stays plain HTML until it is touched', async () => {
  show()
  await Promise.resolve()
  expect(loaded).not.toHaveBeenCalled()
  fireEvent.pointerEnter(name())
  await live()
  expect(loaded).toHaveBeenCalledTimes(1)
})

it('takes over what is typed, chosen and ticked, and the focus', async () => {
  show()
  fireEvent.change(name(), { target: { value: 'Early Bird' } })
  screen.getByLabelText<HTMLSelectElement>('Make').value = 'Kia'
  screen.getByLabelText<HTMLInputElement>('News').click()
  name().focus()
  await live()
  expect(document.activeElement).toBe(name())
  fireEvent.submit(await live())
  expect(sent).toHaveBeenCalledWith([
    ['name', 'Early Bird'],
    ['make', 'Kia'],
    ['news', 'on'],
  ])
})

it('waits while a phone’s keyboard is up, and while a finger is down', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  show()
  name().focus()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled())
  expect(screen.queryByRole('form', { name: 'live' })).toBeNull()
  name().blur()
  await live()
  cleanup()

  show()
  fireEvent.pointerDown(screen.getByLabelText('News'))
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('form', { name: 'live' })).toBeNull()
  fireEvent.pointerUp(window)
  await live()
})

it('sends once, by its code, what is sent before the code came', async () => {
  show()
  name().value = 'Quick'
  const plain = document.querySelector('form')
  if (plain) fireEvent.submit(plain)
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[0]).toContainEqual(['name', 'Quick'])
})

it('is loaded at once where this browser keeps something for it', async () => {
  show({ isDue: () => true })
  await live()
})

it('lets the browser send it when its code does not come', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  show({ load: () => Promise.reject(new Error('offline')) })
  const plain = document.querySelector('form')
  if (plain) fireEvent.submit(plain)
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  submit.mockRestore()
})
