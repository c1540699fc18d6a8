'use client'
import { useEffect, useRef } from 'react'
import type { LinkTarget } from '@/core/dealer/links/linkTarget'

interface Props {
  id: string
  targets: readonly LinkTarget[]
  isOpen: boolean
  active: number
  onChoose(target: LinkTarget): void
}

/** The focus stays in the box above, so that typing continues. */
export function LinkOptions({ id, targets, isOpen, active, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul id={`${id}-list`} ref={list} role="listbox" aria-label="Link" hidden={!isOpen}>
      {targets.map((target, at) => (
        <li
          key={`${target.href} ${target.title}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // Runs before the box loses the focus.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(target)
          }}
        >
          <b>{target.title}</b>
          <span>
            {target.kind} <i>{target.href}</i>
          </span>
        </li>
      ))}
    </ul>
  )
}
