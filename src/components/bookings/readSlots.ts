import type { SlotView } from '@/core/place/moments'
import { isRecord } from '@/lib/isRecord'

const isSlot = (value: unknown): value is SlotView =>
  isRecord(value) &&
  typeof value.start === 'string' &&
  typeof value.label === 'string' &&
  typeof value.left === 'number'

/** Null when the call fails. */
export async function readSlots(url: string, date: string): Promise<SlotView[] | null> {
  try {
    const answer = await fetch(`${url}&date=${date}`)
    const body: unknown = await answer.json()
    return isRecord(body) && Array.isArray(body.slots) ? body.slots.filter(isSlot) : null
  } catch {
    return null
  }
}
