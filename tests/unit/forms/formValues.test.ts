// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { formValues } from '@/components/forms/formValues'

it('reads what stands in a form, boxes as true or false one of several radios and all chosen options', () => {
  document.body.innerHTML = `<form>
    <input type="hidden" name="car_id" value="c1"><input name="name" value="Jo">
    <input type="checkbox" name="opt_in"><input type="checkbox" name="terms" checked>
    <input type="radio" name="frequency" value="daily" checked><input type="radio" name="frequency" value="weekly">
    <input type="checkbox" name="additional_services" value="Tyres" checked>
    <input type="checkbox" name="additional_services" value="Brakes">
    <input type="checkbox" name="additional_services" value="Repair" checked>
    <select name="location"><option value="">Choose</option><option value="north">North</option></select>
    <textarea name="message">Hello</textarea><button name="go">Send</button>
  </form>`
  const form = document.querySelector('form')
  form?.querySelector<HTMLInputElement>('[value=weekly]')?.click()
  form?.querySelector<HTMLInputElement>('[name=opt_in]')?.click()
  expect(formValues(form)).toEqual({
    car_id: 'c1',
    name: 'Jo',
    opt_in: true,
    terms: true,
    frequency: 'weekly',
    additional_services: ['Tyres', 'Repair'],
    location: '',
    message: 'Hello',
  })
})

it('reads nothing where no form is', () => expect(formValues(null)).toEqual({}))
