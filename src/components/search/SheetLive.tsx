'use client'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { facetValueText } from '@/domain/listState/edit'
import type { ModelsByMake } from '@/domain/listState/modelsByMake'
import { t } from '@/lib/words'
import { COUNTING } from './counting'
import { Row } from './FacetRows'
import { useList } from './listContext'
import { ModelRows } from './ModelRows'
import { type Added, addedValues, hideOtherModels, placeOfModels, showCounts } from './panelDom'
import type { PanelCounts } from './panelCounts'
import { ShowButton } from './ShowButton'
import { useRelease } from './useRelease'

const SheetCount = lazy(() => import('./SheetCount'))

export interface SheetLiveProps {
  noun: string
  /** Of the list on the page, so that a press shows them at once. */
  models: ModelsByMake
  firstValues: number
  onPress: () => void
}

function AddedRows({ added: { name, at, options } }: { added: Added }) {
  const { state } = useList()
  const isMenu = at instanceof HTMLSelectElement
  return createPortal(
    options.map((option) =>
      isMenu ? (
        <option key={option.value} value={option.value} data-live>
          {facetValueText(name, option.value)} ({option.count})
        </option>
      ) : (
        <Row key={option.value} {...{ name, option, state }} isLive />
      ),
    ),
    at,
  )
}

/** The panel in the sheet, for the search as it is chosen there. When it closes the panel is that of the list again. */
export default function SheetLive({ noun, models, firstValues, onPress }: SheetLiveProps) {
  const { state } = useList()
  const [answer, setAnswer] = useState<{ counts: PanelCounts; added: Added[] } | null>(null)
  const whenFree = useRelease()
  const { make } = state.facets
  useLayoutEffect(() => hideOtherModels(make ?? []), [make])
  useLayoutEffect(() => (answer ? showCounts(answer.counts.facets) : undefined), [answer])

  const onAnswer = (counts: PanelCounts) =>
    whenFree(() => flushSync(() => setAnswer({ counts, added: addedValues(counts.facets) })))
  const byMake = { ...models, ...answer?.counts.models }
  return (
    <>
      <ShowButton onPress={onPress}>
        <Suspense fallback={t(COUNTING)}>
          <SheetCount noun={noun} onAnswer={onAnswer} />
        </Suspense>
      </ShowButton>
      {make?.map((one) => {
        const at = placeOfModels(one)
        const options = (byMake[one] ?? []).map(([value, count]) => ({ value, count }))
        const rows = (
          <ModelRows
            make={one}
            total={options.length}
            first={firstValues}
            isOneOfMany
            isLive
            {...{ options, state }}
          />
        )
        return at && createPortal(rows, at, one)
      })}
      {answer?.added.map((added) => (
        <AddedRows key={added.name} added={added} />
      ))}
    </>
  )
}
