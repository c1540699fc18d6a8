'use client'
import { type ReactNode, useRef, useState } from 'react'
import { columnPair } from '@/components/garage/columnPair'
import { showColumns, showDifferences } from '@/components/garage/compareTable'
import { copyLink, shareNatively } from '@/components/page/shareLink'
import { Icon } from '@/components/ui/Icon'
import { toast } from '@/components/ui/toastStore'
import { useOnStart } from '@/components/ui/useOnStart'
import { COMPARE_LIMIT } from '@/features/compare/comparePath.rules'
import { t } from '@/lib/words'

interface Props {
  cars: readonly { slug: string; title: string }[]
  differencesOnly: boolean
  together: ReactNode
}

/** On a phone only two columns fit. Each has a select that chooses its car. */
function Columns({ cars }: Pick<Props, 'cars'>) {
  const [pair, setPair] = useState<[number, number]>([0, 1])
  const pick = (side: 0 | 1, column: number) => {
    const next = columnPair(pair, side, column)
    setPair(next)
    showColumns(next)
  }
  const selects = useRef<HTMLDivElement>(null)
  useOnStart(() => {
    const chosen = [...(selects.current?.querySelectorAll('select') ?? [])].map(({ value }) => Number(value))
    const side = chosen.findIndex((column, at) => column !== pair[at])
    if (side >= 0) pick(side === 0 ? 0 : 1, chosen[side] ?? 0)
  })
  return (
    <div ref={selects} className="cmppick only-script">
      {([0, 1] as const).map((side) => (
        <div key={side} className="select">
          <label className="sr" htmlFor={`col${side}`}>
            {t(side === 0 ? 'Left car' : 'Right car')}
          </label>
          <select
            id={`col${side}`}
            value={pair[side]}
            onChange={({ currentTarget }) => pick(side, Number(currentTarget.value))}
          >
            {cars.map(({ slug, title }, column) => (
              <option key={slug} value={column}>
                {title}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      ))}
    </div>
  )
}

/** A form, so that it works without JavaScript. With JavaScript a change applies at once. */
function Differences({ cars, differencesOnly }: Omit<Props, 'together'>) {
  const [isOn, setOn] = useState(differencesOnly)
  const change = (on: boolean) => {
    setOn(on)
    showDifferences(on)
  }
  const box = useRef<HTMLInputElement>(null)
  useOnStart(() => {
    const now = box.current?.checked ?? isOn
    if (now !== isOn) change(now)
  })
  return (
    <form action="/compare" className="cmpbar__only">
      <input type="hidden" name="cars" value={cars.map(({ slug }) => slug).join(',')} />
      <input type="hidden" name="only" value="all" />
      <label className="switch">
        <input
          ref={box}
          type="checkbox"
          role="switch"
          name="only"
          value="differences"
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>{t('Differences only')}</span>
      </label>
      <button className="btn btn--line only-plain" type="submit">
        {t('Show')}
      </button>
    </form>
  )
}

export function CompareBar({ cars, differencesOnly, together }: Props) {
  const share = async () => {
    if (!(await shareNatively(document.title)) && (await copyLink())) toast({ text: t('Link copied') })
  }
  return (
    <>
      <div className="cmpbar">
        {cars.length > 1 ? <Differences cars={cars} differencesOnly={differencesOnly} /> : <span />}
        <div className="cmpbar__r">
          {cars.length > 1 && cars.length < COMPARE_LIMIT && (
            <a className="btn btn--line cmpbar__add" href="/search" data-compare-keep="">
              <Icon name="plus" />
              {t('Add another')}
            </a>
          )}
          {together}
          <button className="btn btn--line only-script" type="button" onClick={share}>
            <Icon name="share" />
            {t('Share')}
          </button>
          <a className="textbtn" href="/compare" data-compare-clear="">
            {t('Clear all')}
          </a>
        </div>
      </div>
      {cars.length > 2 && <Columns cars={cars} />}
    </>
  )
}
