'use client'
import type { ComponentProps } from 'react'
import type { SearchChange } from '@/domain/listState/change'
import { isPlainClick } from '@/lib/isPlainClick'
import { useList } from './listContext'
import type { NextPlace } from './listPlace'

interface Props extends ComponentProps<'a'>, NextPlace {
  change: SearchChange
}

/** A link to the list that differs by one change. A press makes that change to the newest list asked for, whatever is shown. */
export function ListLink({ change, focus, toTop, ...link }: Props) {
  const { press } = useList()
  return (
    <a
      {...link}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        press(change, { focus, toTop })
      }}
    />
  )
}
