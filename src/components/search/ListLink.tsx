'use client'
import type { ComponentProps } from 'react'
import type { SearchChange } from '@/search/list/change'
import { isPlainClick } from '@/lib/dom'
import { useList } from './listContext'
import type { NextPosition } from './listPosition'

interface Props extends ComponentProps<'a'>, NextPosition {
  change: SearchChange
  /** A switch: pressed again before its list has come, it takes its change back. */
  back?: SearchChange
}

/** Applied to the newest requested list, not to the list on screen. */
export function ListLink({ change, back, focus, toTop, ...link }: Props) {
  const { press } = useList()
  return (
    <a
      {...link}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        press(change, { focus, toTop }, back)
      }}
    />
  )
}
