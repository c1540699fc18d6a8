// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TemplateChoice } from '@/admin/leads/TemplateChoice'

afterEach(cleanup)

const TEXTS = [
  { id: '1', title: 'It is here', text: 'Hi Ann,\n\nIt is here.', lacksCar: false },
  { id: '2', title: 'It is sold', text: 'Hi Ann,\n\nIt is sold.', lacksCar: false },
]

function Box() {
  const [text, setText] = useState('')
  return (
    <>
      <TemplateChoice texts={TEXTS} text={text} onChoose={setText} />
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const choose = (id: string) => fireEvent.change(screen.getByLabelText('Template'), { target: { value: id } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a second template takes the place of the first, and goes back', () => {
  render(<Box />)
  choose('1')
  choose('2')
  expect(box().value).toBe('Hi Ann,\n\nIt is sold.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  press('Put my text back')
  expect(box().value).toBe('Hi Ann,\n\nIt is here.')
})

it('where somebody wrote it asks, and each answer does what it says', () => {
  const own = 'Hi Ann,\n\nIt is here. Come on Monday.'
  render(<Box />)
  choose('1')
  fireEvent.change(box(), { target: { value: own } })
  choose('2')
  expect(box().value).toBe(own)
  press('Cancel')
  expect([box().value, screen.queryByRole('alertdialog')]).toEqual([own, null])
  choose('2')
  press('Replace')
  expect(box().value).toBe('Hi Ann,\n\nIt is sold.')
  press('Put my text back')
  expect(box().value).toBe(own)
  choose('2')
  press('Add it below')
  expect(box().value).toBe(`${own}\n\nHi Ann,\n\nIt is sold.`)
})

it('what is typed after a choice is not undone with it', () => {
  render(<Box />)
  choose('1')
  fireEvent.change(box(), { target: { value: 'Hi Ann, more' } })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('the list names the template that is in use, also beside own words, and none of a text of one’s own', () => {
  render(<Box />)
  const list = screen.getByLabelText<HTMLSelectElement>('Template')
  expect(list.value).toBe('')
  choose('2')
  expect(list.value).toBe('2')
  fireEvent.change(box(), { target: { value: 'Hi Ann,\n\nIt is sold. Come on Monday.' } })
  expect(list.value).toBe('2')
  fireEvent.change(box(), { target: { value: 'Hi Ann,\n\nCome on Monday.' } })
  expect(list.value).toBe('')
})
