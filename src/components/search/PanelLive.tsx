'use client'
import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { createPortal, flushSync } from 'react-dom'
import { facetValueText } from '@/search/list/chips'
import { buildSearchHref } from '@/search/list/href'
import type { ModelsByMake } from '@/search/list/modelsByMake'
import { t } from '@/lib/words'
import { COUNTING } from './counting'
import { Row } from './FacetRows'
import { noteOnLeaving } from './leavingList'
import { useList } from './listContext'
import { ModelRows } from './ModelRows'
import { type Added, addedValues, hideOtherModels, placeOfModels, showCounts, wakeRanges } from './panelDom'
import type { PanelCounts } from './panelCounts'
import { setRangeStats } from './rangeStats'
import { ShowButton } from './ShowButton'
import { stayUnderPointer } from './underPointer'
import { useRelease } from './useRelease'

export { watchRail } from './rail'

const SheetCount = lazyPart(
  () => import('./SheetCount'),
  ({ noun }) => t('Show {noun}', { noun }),
)
const NONE: readonly string[] = []

export interface PanelLiveProps {
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

type LiveProps = Pick<PanelLiveProps, 'models' | 'firstValues'>

/** In an element of its own, which is put where a new list leaves them out. */
function AddedModels({ make, models, firstValues }: LiveProps & { make: string }) {
  const { state } = useList()
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const at = placeOfModels(make)
    if (!at) host.remove()
    else if (host.parentNode !== at) at.append(host)
  })
  useLayoutEffect(() => () => host.remove(), [host])
  const options = (models[make] ?? []).map(([value, count]) => ({ value, count }))
  return createPortal(
    <ModelRows {...{ make, options, state }} total={options.length} first={firstValues} isOneOfMany isLive />,
    host,
  )
}

function LivePanel({ noun, models, firstValues, onPress }: PanelLiveProps) {
  const { state, sheetOpen } = useList()
  const [answer, setAnswer] = useState<{ counts: PanelCounts; added: Added[] } | null>(null)
  const whenFree = useRelease()
  const { make = NONE } = state.facets
  const href = buildSearchHref(state)
  useEffect(() => (sheetOpen ? undefined : noteOnLeaving(href)), [href, sheetOpen])
  useLayoutEffect(() => hideOtherModels(make), [make, models])
  useLayoutEffect(() => {
    if (!answer) return
    const { facets, facetStats } = answer.counts
    const showOld = showCounts(facets)
    setRangeStats(facetStats)
    wakeRanges()
    return () => {
      showOld()
      setRangeStats(null)
    }
  }, [answer])

  const onAnswer = (counts: PanelCounts) =>
    whenFree(() => flushSync(() => setAnswer({ counts, added: addedValues(counts.facets) })))
  const byMake = useMemo(() => ({ ...models, ...answer?.counts.models }), [models, answer])
  return (
    <>
      <ShowButton onPress={onPress}>
        {sheetOpen ? (
          <Suspense fallback={t(COUNTING)}>
            <SheetCount noun={noun} onAnswer={onAnswer} />
          </Suspense>
        ) : (
          t('Show {noun}', { noun })
        )}
      </ShowButton>
      {make.map((one) => (
        <AddedModels key={one} make={one} models={byMake} firstValues={firstValues} />
      ))}
      {answer?.added.map((added) => (
        <AddedRows key={added.name} added={added} />
      ))}
    </>
  )
}

function Stay({ models }: Pick<LiveProps, 'models'>) {
  useLayoutEffect(() => stayUnderPointer, [models])
  return null
}

/**
 * The panel for the search as it is chosen, until its list comes: models of a ticked make at once, and in the sheet the
 * counts. When the sheet closes the panel is that of the list again.
 */
export default function PanelLive(props: PanelLiveProps) {
  return (
    <>
      {/* Before what it measures goes away. */}
      <Stay models={props.models} />
      <LivePanel {...props} />
    </>
  )
}
