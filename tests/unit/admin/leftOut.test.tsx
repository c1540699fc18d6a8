// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BeginWith } from '@/admin/dealers/BeginWith'

afterEach(cleanup)

const dealers = [{ id: 'h', name: 'Harbour' }]
const box = () => screen.getByRole('checkbox', { name: /Hide this website from search engines/ })
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

it('a copy is kept out of search engines, another new dealer is not', () => {
  render(<BeginWith dealers={dealers} from="" />)
  expect(box()).toHaveProperty('checked', false)
  choose(/A copy of another dealer/)
  expect(box()).toHaveProperty('checked', true)
  choose(/The look of another dealer/)
  expect(box()).toHaveProperty('checked', false)
  cleanup()
  render(<BeginWith dealers={dealers} from="h" />)
  expect(box()).toHaveProperty('checked', true)
})

it('what the maker chose stays, whatever the dealer begins with', () => {
  render(<BeginWith dealers={dealers} from="h" />)
  fireEvent.click(box())
  choose(/^Plain/)
  choose(/A copy of another dealer/)
  expect(box()).toHaveProperty('checked', false)
})
