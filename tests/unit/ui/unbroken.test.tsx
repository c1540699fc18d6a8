import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from '@/components/ui/Unbroken'

const whole = (word: string) => `<bdi class="unbroken">${word}</bdi>`
test.each([
  ['Trade-in top-up', `${whole('Trade-in')} ${whole('top-up')}`],
  ['48-hour money-back guarantee', `${whole('48-hour')} ${whole('money-back')} guarantee`],
  ['A 2024-25 model', `A ${whole('2024-25')} model`],
  ['Finance - 5 years', 'Finance - 5 years'],
  ['Manufacturer-approved', 'Manufacturer-approved'],
  ['', ''],
])('%s', (text, markup) => expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(markup))
