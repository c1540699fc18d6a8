// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Slider } from '@/components/ui/Slider'
import { type Ends, moveEnd, takenEnds } from '@/components/ui/sliderEnds'

const scale = { min: 5000, max: 250_000, step: 500 }

function Price({ from = [5000, 250_000] }: { from?: Ends }) {
  const [ends, setEnds] = useState<Ends>(from)
  return (
    <form aria-label="prices">
      <Slider
        label="Price"
        scale={scale}
        ends={ends}
        onMove={setEnds}
        valueText={(at) => `$${at}`}
        thumb={(end) => ({ name: end })}
      />
    </form>
  )
}
const thumb = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
afterEach(cleanup)

describe('the two ends (spec: sliders)', () => {
  it.each([
    ['the lower stops one step below the upper', 'low', 30_000, [5000, 20_000], [19_500, 20_000]],
    ['the upper stops one step above the lower', 'high', 20_000, [30_000, 250_000], [30_000, 30_500]],
    ['the lower stays on the scale', 'low', 4000, [9000, 250_000], [5000, 250_000]],
    ['the upper too', 'high', 260_000, [5000, 90_000], [5000, 250_000]],
  ] as const)('%s', (_name, end, to, before, after) => expect(moveEnd(end, to, before, scale)).toEqual(after))

  it.each([
    ['the lower gives way when it moved last', [90_000, 30_000], 'low', [29_500, 30_000]],
    ['the upper gives way when it did', [90_000, 30_000], 'high', [90_000, 90_500]],
    ['ends in order stay', [10_000, 30_000], 'low', [10_000, 30_000]],
  ] as const)('moved before the code came: %s', (_name, moved, last, ends) =>
    expect(takenEnds(moved, last, scale)).toEqual(ends),
  )
})

it('moves an end, says it in words and colours the way between', () => {
  render(<Price />)
  fireEvent.change(thumb('Lowest price'), { target: { value: '128000' } })
  expect(thumb('Lowest price').value).toBe('128000')
  expect(thumb('Lowest price').getAttribute('aria-valuetext')).toBe('$128000')
  const track = thumb('Lowest price').parentElement
  expect(Number(track?.style.getPropertyValue('--lo'))).toBeCloseTo(0.502, 3)
})

it('does not let an end pass the other', () => {
  render(<Price from={[5000, 20_000]} />)
  fireEvent.change(thumb('Lowest price'), { target: { value: '60000' } })
  expect(thumb('Lowest price').value).toBe('19500')
})

it('gives its ends to the form around it', () => {
  render(<Price from={[9000, 20_000]} />)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'prices' })
  expect([...new FormData(form)]).toEqual([
    ['low', '9000'],
    ['high', '20000'],
  ])
})
