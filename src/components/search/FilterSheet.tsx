'use client'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { lazyPart } from '@/components/ui/lazyPart'
import { afterPaint } from '@/lib/dom'
import { useList } from './listContext'
import { FORM_ID } from './formId'
import { countNoun } from '@/core/car/nounOfList'
import type { ModelsByMake } from '@/search/list/modelsByMake'
import { t } from '@/lib/words'
import { COUNTING } from './counting'
import type { PanelLiveProps } from './PanelLive'
import { ShowButton } from './ShowButton'
import { grouped } from '@/lib/figures'

/** Needed from the first change on, so it comes once the page responds. */
const load = () => import('./PanelLive')
const Uncounted = ({ noun, onPress }: PanelLiveProps) => (
  <ShowButton onPress={onPress}>{t('Show {noun}', { noun })}</ShowButton>
)
const PanelLive = lazyPart(load, Uncounted)

interface Props {
  count: number
  noun: string
  models: ModelsByMake
  firstValues: number
  clear: ReactNode
  close: ReactNode
  children: ReactNode
}

/** On a phone the sheet borrows the panel's form, so no control exists twice. Closing discards changes. */
export function FilterSheet({ count, noun, models, firstValues, clear, close, children }: Props) {
  const { sheetOpen, closeSheet, apply, isPending } = useList()
  const form = useRef<HTMLFormElement>(null)
  const home = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    load().then(
      ({ watchRail }) => watchRail(),
      () => undefined,
    )
  }, [])
  useLayoutEffect(() => {
    const [panel, slot, fields] = [home.current, body.current, form.current]
    if (!sheetOpen || !panel || !slot || !fields) return
    let isOpen = true
    // The sheet opens at once and is filled after the paint: the tap gets a faster answer.
    afterPaint(() => {
      if (isOpen) slot.append(fields)
    })
    return () => {
      isOpen = false
      afterPaint(() => panel.append(fields))
    }
  }, [sheetOpen])

  const label = (
    <>
      {t('Show')} <b>{grouped(count)}</b> {countNoun(count, noun)}
    </>
  )
  return (
    <>
      {/* Before the panel: what it shows while a list is on its way goes before the panel changes. */}
      <Dialog
        className="sheet sheet--bottom"
        aria-label={t('Filters')}
        inTwoSteps
        open={sheetOpen}
        onClose={() => sheetOpen && closeSheet()}
      >
        <div className="sheet__head">
          <h2>{t('Filters')}</h2>
          {clear}
          <button className="icon-btn" type="button" aria-label={t('Close filters')} data-close>
            {close}
          </button>
        </div>
        <div className="sheet__body" ref={body} />
        <div className="sheet__foot" role="status">
          {isPending ? (
            <Suspense fallback={<ShowButton onPress={apply}>{t(COUNTING)}</ShowButton>}>
              <PanelLive {...{ noun, models, firstValues }} onPress={apply} />
            </Suspense>
          ) : (
            <ShowButton onPress={apply}>{label}</ShowButton>
          )}
        </div>
      </Dialog>
      <aside className="panel" aria-label={t('Filters')} ref={home}>
        <form
          id={FORM_ID}
          action="/search"
          method="get"
          role="search"
          aria-label={t('Filter the list')}
          autoComplete="off"
          ref={form}
        >
          {children}
          <button className="btn btn--brand btn--wide only-plain" type="submit">
            {t('Show {noun}', { noun })}
          </button>
        </form>
      </aside>
    </>
  )
}
