'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'

import { z } from 'zod'
import { ask } from '@/admin/ask/ask'

const carsSchema = z.object({
  cars: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), stocknum: z.string(), reason: z.string() },
      idle: z.string().nullable(),
    }),
  ),
})
type PreviewedCars = z.output<typeof carsSchema>['cars']
const FAULT = 'The cars could not be listed. Try again in a moment.'

/** The cars that a rule would change, or words for the person. `rule`: as JSON. */
async function previewCars(rule: string, signal: AbortSignal): Promise<PreviewedCars | string> {
  const { fault, data } = await ask('/merchandising-preview', rule, { signal, failed: FAULT })
  return fault ?? carsSchema.parse(data).cars
}

const NAMES = ['tenant', 'kind', 'amount', 'effect', 'tag', 'position'] as const
const PAUSE_MS = 400
const FIRST = 50

function CarList({ cars }: { cars: PreviewedCars }) {
  return (
    <ul className="fc-touched">
      {cars.map(({ id, name, stocknum, reason, idle }) => (
        <li key={id}>
          <a href={rowHref('cars', id)}>{name}</a>
          <small>
            {stocknum} · {reason}
            {idle && ` · ${idle}: stays as it is`}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** The cars that the rule in the form would change, before it is saved and before it is in use. */
export function RulePreview() {
  const { id } = useDocumentInfo()
  // As text: a new object for each letter in any field would send another call.
  const rule = useFormFields(([fields]) =>
    JSON.stringify({ id, ...Object.fromEntries(NAMES.map((name) => [name, fields[name]?.value])) }),
  )
  const [answer, setAnswer] = useState<PreviewedCars | string | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => {
      previewCars(rule, asking.signal)
        .then(setAnswer)
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [rule])
  const cars = Array.isArray(answer) ? answer : []
  const changing = cars.filter(({ idle }) => idle === null).length
  return (
    <section className="fc fc--field fc-card" aria-labelledby="touched-title">
      <header>
        <h2 id="touched-title">Cars it would change today</h2>
      </header>
      <p role="status">
        {answer === null && 'Searching …'}
        {typeof answer === 'string' && answer}
        {Array.isArray(answer) &&
          (cars.length
            ? `${plural(changing, 'car')}${changing < cars.length ? `, and ${cars.length - changing} that ${cars.length - changing === 1 ? 'stays' : 'stay'} as ${cars.length - changing === 1 ? 'it is' : 'they are'}` : ''}.`
            : 'None. The rule waits until one fits.')}
      </p>
      <CarList cars={cars.slice(0, FIRST)} />
      {cars.length > FIRST && (
        <details>
          <summary>{cars.length - FIRST} more</summary>
          <CarList cars={cars.slice(FIRST)} />
        </details>
      )}
    </section>
  )
}
