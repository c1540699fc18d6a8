'use client'
import type { SlotView } from '@/core/place/moments'
import { phrase, t } from '@/lib/words'
import type { useTimes } from './useTimes'
import type { TimesView } from './view'

interface Props {
  slots: readonly SlotView[]
  chosen: string
  onChoose(start: string): void
}

const PARTS = [
  { name: phrase('Morning'), from: 0, to: 12 },
  { name: phrase('Afternoon'), from: 12, to: 17 },
  { name: phrase('Evening'), from: 17, to: 24 },
]

/** The text of a start contains the location's clock time: `2026-11-24T10:45:00+10:00`. */
const hourOf = ({ start }: SlotView): number => Number(start.slice(11, 13))

function Time({ slot, chosen, onChoose }: { slot: SlotView } & Omit<Props, 'slots'>) {
  const taken = slot.left === 0
  return (
    <label className={taken ? 'slotb is-off' : 'slotb'}>
      <input
        type="radio"
        name="start"
        value={slot.start}
        required
        disabled={taken}
        checked={slot.start === chosen}
        onChange={() => onChoose(slot.start)}
      />
      <span>
        {slot.label}
        {taken && <span className="sr">{t(', taken')}</span>}
      </span>
    </label>
  )
}

function Slots({ slots, chosen, onChoose }: Props) {
  if (!slots.length)
    return <p className="field__hint">{t('No times are left on this day. Please pick another.')}</p>
  return PARTS.map(({ name, from, to }) => {
    const own = slots.filter((slot) => hourOf(slot) >= from && hourOf(slot) < to)
    if (!own.length) return null
    return (
      <div className="slots" key={name} role="group" aria-label={t(name)}>
        <p>{t(name)}</p>
        <div>
          {own.map((slot) => (
            <Time key={slot.start} slot={slot} chosen={chosen} onChoose={onChoose} />
          ))}
        </div>
      </div>
    )
  })
}

/** The times of the chosen day, within a fieldset. */
export const Times = ({ view, times }: { view: TimesView; times: ReturnType<typeof useTimes> }) => (
  <>
    <legend>
      {times.day
        ? t('Times on {weekday} {day}', { weekday: times.day.weekday, day: times.day.day })
        : t('Times')}
    </legend>
    <p className="field__hint">{view.hint}</p>
    <Slots slots={times.slots} chosen={times.chosen} onChoose={times.choose} />
  </>
)
