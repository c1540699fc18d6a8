'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SlotView } from '@/core/place/moments'
import type { TimesView } from './view'
import { isRecord } from '@/lib/isRecord'

const isSlot = (value: unknown): value is SlotView =>
  isRecord(value) &&
  typeof value.start === 'string' &&
  typeof value.label === 'string' &&
  typeof value.left === 'number'

/** Null when the call fails. */
async function readSlots(url: string, date: string): Promise<SlotView[] | null> {
  try {
    const answer = await fetch(`${url}&date=${date}`)
    const body: unknown = await answer.json()
    return isRecord(body) && Array.isArray(body.slots) ? body.slots.filter(isSlot) : null
  } catch {
    return null
  }
}

const isFree = (slots: readonly SlotView[], start: string): boolean =>
  slots.some((slot) => slot.start === start && slot.left > 0)

/** The chosen day with its times. If they cannot be read here, the day opens as a page. */
export function useTimes(view: TimesView) {
  const [date, setDate] = useState(view.date)
  const [slots, setSlots] = useState<readonly SlotView[]>(view.slots)
  const [chosen, setChosen] = useState('')
  const wanted = useRef(view.date)
  // A time chosen before this code was loaded: the box is checked, but React does not know it.
  useLayoutEffect(() => {
    const early = document.querySelector('input[name="start"]:checked')
    if (early instanceof HTMLInputElement) queueMicrotask(() => setChosen(early.value))
  }, [])

  const pick = async (next: string, start = '') => {
    wanted.current = next
    // At once: a form sent before the new day's times have come must not send the earlier choice.
    setChosen(isFree(slots, start) ? start : '')
    const found = await readSlots(view.slotsUrl, next)
    // A later click has chosen another day in the meantime.
    if (wanted.current !== next) return
    if (!found) {
      const day = view.days.find((one) => one.date === next)
      if (day) window.location.assign(day.href)
      return
    }
    setDate(next)
    setSlots(found)
    setChosen(isFree(found, start) ? start : '')
  }

  const day = view.days.find((one) => one.date === date)
  const time = slots.find(({ start }) => start === chosen)
  return {
    date,
    slots,
    chosen,
    choose: setChosen,
    pick,
    day,
    time,
    words: day && time ? `${day.weekday} ${day.day}, ${time.label}` : '',
  }
}
