// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Combobox } from '@/components/ui/Combobox'
import type { ComboboxGroup } from '@/components/ui/ComboboxRows'

const groups: ComboboxGroup[] = [
  { key: 'makes', title: 'Makes', options: [{ href: '#kia', content: 'Kia' }] },
  {
    key: 'cars',
    title: 'In stock',
    options: [
      { href: '#rio', content: 'Rio' },
      { href: '#niro', content: 'Niro' },
    ],
  },
]
const onWords = vi.fn()
const onLeave = vi.fn()

function View({ shown }: { shown: ComboboxGroup[] }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <form>
      <input id="box" aria-label="Search" ref={setInput} />
      {input && (
        <Combobox
          input={input}
          label="Suggestions"
          groups={shown}
          status={`${shown.length} groups`}
          onWords={onWords}
          onLeave={onLeave}
        />
      )}
    </form>
  )
}
const view = (shown: ComboboxGroup[]) => <View shown={shown} />
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const chosen = () => box().getAttribute('aria-activedescendant')
const isOpen = () => box().getAttribute('aria-expanded') === 'true'
const type = (words: string) => fireEvent.input(box(), { target: { value: words } })

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

it('is closed until it is come to, then asks for rows and shows them', () => {
  render(view(groups))
  expect(isOpen()).toBe(false)
  fireEvent.focus(box())
  expect(onWords).toHaveBeenLastCalledWith('')
  expect(isOpen()).toBe(true)
  type('kia')
  expect(onWords).toHaveBeenLastCalledWith('kia')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('2 groups')
})

it('goes through the rows of all groups by keys, past the ends back to the box', () => {
  render(view(groups))
  fireEvent.focus(box())
  key('ArrowDown')
  expect(chosen()).toBe('box-makes-0')
  key('ArrowDown')
  expect(chosen()).toBe('box-cars-0')
  key('End')
  expect(chosen()).toBe('box-cars-1')
  expect(screen.getByText('Niro').getAttribute('aria-selected')).toBe('true')
  key('ArrowDown')
  expect(chosen()).toBeNull()
  key('ArrowUp')
  expect(chosen()).toBe('box-cars-1')
})

it('follows the chosen row on Enter; without one Enter is the form’s', () => {
  render(view(groups))
  fireEvent.focus(box())
  expect(key('Enter')).toBe(true)
  key('ArrowDown')
  const follow = vi.fn((event: Event) => event.preventDefault())
  screen.getByText('Kia').addEventListener('click', follow)
  expect(key('Enter')).toBe(false)
  expect(follow).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)
})

it('closes, clears and leaves by Escape, one after the other', () => {
  render(view(groups))
  fireEvent.focus(box())
  type('kia')
  key('Escape')
  expect([isOpen(), box().value]).toEqual([false, 'kia'])
  key('Escape')
  expect([box().value, onLeave.mock.calls.length]).toEqual(['', 0])
  key('Escape')
  expect(onLeave).toHaveBeenCalledWith(true)
})

it('opens again by the arrow and forgets the choice when other rows come', () => {
  const { rerender } = render(view(groups))
  fireEvent.focus(box())
  key('Escape')
  key('ArrowDown')
  expect(isOpen()).toBe(true)
  key('ArrowDown')
  rerender(view(groups.slice(1)))
  expect(chosen()).toBeNull()
  rerender(view([]))
  expect(isOpen()).toBe(false)
})

it('leaves with the focus', () => {
  render(view(groups))
  fireEvent.focus(box())
  fireEvent.blur(box())
  expect(isOpen()).toBe(false)
  expect(onLeave).toHaveBeenCalledWith(false)
})

it('takes over what was typed in a box that had the focus before it came', () => {
  document.body.innerHTML = '<form><input id="early" value="kia"><i></i></form>'
  const early = document.querySelector('input')
  const form = document.querySelector('form')
  if (!early || !form) throw new Error('no form')
  early.focus()
  render(
    createPortal(
      <Combobox
        input={early}
        label="Suggestions"
        groups={groups}
        status=""
        onWords={onWords}
        onLeave={onLeave}
      />,
      form,
    ),
  )
  expect(onWords).toHaveBeenCalledWith('kia')
  expect([early.value, document.activeElement]).toEqual(['kia', early])
  expect(isOpen()).toBe(true)
  fireEvent.submit(form)
  expect(isOpen()).toBe(false)
  early.remove()
})
