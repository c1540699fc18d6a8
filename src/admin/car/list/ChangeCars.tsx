'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { BulkChange } from '@/core/car/bulkChange'
import { plural } from '@/core/money/format'
import { UndoButton } from '@/admin/history/undo/UndoButton'
import { applyTo, previewOf, type PreviewedCar } from './changeCalls'
import { CarRows } from './CarRows'
import { ChangeFields } from './ChangeFields'
import { ChangePreview } from './ChangePreview'
import type { CarRow } from './rows'

interface Props {
  rows: readonly CarRow[]
  total: number
  query: string
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'That did not work.')

export function ChangeCars({ rows, total, query }: Props) {
  const router = useRouter()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const [requested, setRequested] = useState<{ change: BulkChange; cars: PreviewedCar[] } | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [notice, setMessage] = useState('')
  const [changed, setChanged] = useState('')
  const isApplying = useRef(false)
  const isPage = rows.every(({ id }) => chosen.has(id))
  const count = isAll ? total : chosen.size

  function choose(ids: readonly string[], isChosen: boolean) {
    setAll(false)
    setRequested(null)
    setChosen(
      (before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    )
  }
  function clear() {
    choose([...chosen], false)
    setDone(null)
  }
  async function ask(change: BulkChange) {
    setMessage('')
    setChanged('')
    try {
      setRequested({ change, cars: await previewOf(isAll ? { query } : { ids: [...chosen] }, change) })
    } catch (error) {
      setMessage(wordsOf(error))
    }
  }
  async function apply() {
    // A second press before the screen has changed would find all cars changed meanwhile.
    if (!requested || isApplying.current) return
    isApplying.current = true
    const cars = requested.cars.filter(({ refusal }) => !refusal)
    setDone(0)
    const batch = crypto.randomUUID()
    try {
      const left = await applyTo(cars, { change: requested.change, batch }, setDone)
      setChanged(left.length < cars.length ? batch : '')
      const others = left.map(({ name, refusal }) => `${name}: ${refusal}`).join(' ')
      setMessage(`${plural(cars.length - left.length, 'car')} changed. ${others}`.trim())
    } catch (error) {
      setMessage(wordsOf(error))
    }
    isApplying.current = false
    clear()
    router.refresh()
  }

  return (
    <>
      <div className="fc-pick">
        <label>
          <input
            type="checkbox"
            checked={isPage}
            onChange={({ target }) =>
              choose(
                rows.map(({ id }) => id),
                target.checked,
              )
            }
          />
          Choose {rows.length < total ? 'this page' : 'all'}
        </label>
        {isPage && rows.length < total && !isAll && (
          <button className="fc-btn fc-btn--text" type="button" onClick={() => setAll(true)}>
            Choose all {total} of this list
          </button>
        )}
        {count > 0 && <b>{plural(count, 'car')} chosen</b>}
      </div>
      {count > 0 && !requested && (
        <ChangeFields count={count} isBusy={done !== null} onAsk={(change) => void ask(change)} />
      )}
      {requested && (
        <ChangePreview
          cars={requested.cars}
          done={done}
          onApply={() => void apply()}
          onLeave={() => setRequested(null)}
        />
      )}
      <div className="fc-acts">
        <p role="status" className="fc-done">
          {notice}
        </p>
        {changed && <UndoButton key={changed} batch={changed} />}
      </div>
      <CarRows
        rows={rows}
        pickOf={({ id, name }) => (
          <label className="fc-cr__pick">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) => choose([id], target.checked)}
            />
            <span className="fc-sr">Choose {name}</span>
          </label>
        )}
      />
    </>
  )
}
