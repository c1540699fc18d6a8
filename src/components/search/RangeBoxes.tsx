import type { ComponentProps, Ref } from 'react'
import type { SearchRange } from '@/search/list/state'
import { t } from '@/lib/words'
import { type End, type RangeProps, written } from './range'

interface Props extends RangeProps {
  value: SearchRange
  wrong?: End | null
  on?: (end: End) => ComponentProps<'input'>
  ref?: Ref<HTMLDivElement>
}

/** They take any number; an open end is empty. */
export function RangeBoxes({ name, label, kind, bounds, value, wrong, on, ref }: Props) {
  const box = (end: End) => (
    <div className="field">
      <label htmlFor={`${name}-${end}`}>
        {t(end === 'min' ? 'From' : 'To')}
        <span className="sr">, {label}</span>
      </label>
      <input
        id={`${name}-${end}`}
        key={value[end]}
        name={`${end}[${name}]`}
        inputMode="text"
        autoComplete="off"
        placeholder={written(kind, bounds[end])}
        defaultValue={written(kind, value[end])}
        aria-invalid={wrong === end || undefined}
        aria-describedby={wrong === end ? `${name}-wrong` : undefined}
        {...on?.(end)}
      />
    </div>
  )
  return (
    <div className="range__boxes" ref={ref}>
      {box('min')}
      {box('max')}
    </div>
  )
}
