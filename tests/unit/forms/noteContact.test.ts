// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { noteContact, parseContact, storeContact } from '@/components/forms/contact'
import { CONTACT_KEY } from '@/components/forms/storedText'

const ann = { name: 'Ann Park', email: 'ann@shopper.example', phone: '0412 345 678' }
const stored = () => parseContact(localStorage.getItem(CONTACT_KEY))

beforeEach(() => localStorage.clear())

it('V19 the page of a reservation gives later forms its details, and what was typed here stays', () => {
  noteContact({ ...ann, phone: '' })
  expect(stored()).toBeNull()
  noteContact(ann)
  expect(stored()).toEqual(ann)
  storeContact({ ...ann, name: 'Bo Park' })
  noteContact(ann)
  expect(stored()?.name).toBe('Bo Park')
})
